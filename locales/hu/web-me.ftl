### Keeping one’s identity, and giving it up.

web-elsewhere = A többi eszközömön
web-passkey-about = Azonosítókulccsal minden eszközön, amelyen megvan, ugyanaz maradsz, minden asztaloddal együtt. Jelszó nincs.
web-passkey-make = Azonosítókulcsot készítek
web-passkey-made = Elkészült a kulcs. Egy másik eszközön válaszd ezt: „Belépek kulccsal”.
web-passkey-known = Ezen az eszközön már van kulcsod.
web-passkey-not-given = Nem kaptunk kulcsot. Minden maradt a régiben.
web-passkey-enter = Belépek kulccsal
web-passkey-enter-hint = Az leszel, akié a kulcs. A mostani neved ({ $name }) itt marad, és kulcs nélkül nem lehet hozzá visszatérni.
web-passkey-hindrance = { $why ->
    [unsafe] Az azonosítókulcshoz biztonságos kapcsolat kell: ott működik, ahol a házat https-sel nyitják meg, vagy a saját gépén „localhost” néven.
    [nameless] Az azonosítókulcs névhez tartozik, a ház pedig számmal van megnyitva. A saját gépén nyisd meg „localhost” néven; máshol saját név és https kell.
   *[none] Ez a böngésző nem ismeri az azonosítókulcsot. Egy újabb ismeri.
}
web-forget = Profilom törlése
web-forget-sure = Végleges törlés: { $name }?
web-forget-goes = Ami eltűnik: a neved és a címered, a kulcsaid, és minden út vissza a helyeidre. A gyülekező asztaloknál a helyed felszabadul, a futó játszmákban bot játszik tovább.
web-forget-stays = Ami marad: a befejezett játszmák mindazzal, amit bennük elmeséltek és mondtak, a neved nélkül.
web-forget-yes = Végleges törlés
web-forget-not = Maradok
