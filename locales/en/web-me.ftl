### Keeping one’s identity, and giving it up.

web-elsewhere = On my other devices
web-passkey-about = A passkey brings you back as the same person, with all your tables, on every device that has it. There is no password.
web-passkey-make = Make a passkey
web-passkey-made = The passkey is made. On another device choose “Come in by a passkey”.
web-passkey-known = This device has a passkey of yours already.
web-passkey-not-given = No passkey was given. Nothing has changed.
web-passkey-enter = Come in by a passkey
web-passkey-enter-hint = You become whoever the passkey belongs to. { $name } stays behind, and without a passkey nobody can come back as { $name }.
web-passkey-hindrance = { $why ->
    [unsafe] Passkeys need a safe connection: they work where this house is opened with https, or on the computer it runs on as “localhost”.
    [nameless] A passkey belongs to a name, and this house is opened by a number. On the computer it runs on, open it as “localhost”; elsewhere it needs a name of its own, with https.
   *[none] This browser knows no passkeys. A newer one does.
}
web-forget = Delete me
web-forget-sure = Delete { $name } for good?
web-forget-goes = What goes: your name and crest, your passkeys, and every way back to your seats. Seats at tables that gather become free; in running games a bot plays on.
web-forget-stays = What stays: finished games with what was told and said in them, without your name.
web-forget-yes = Delete me for good
web-forget-not = I stay
