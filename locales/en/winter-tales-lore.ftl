# Winter Tales: background for the reader (English)

# --- characters ---
wt-lore-character-alice = Alice came home from Wonderland with her head full of marvels and made the mistake of telling people. For that the regime shut her up for seven years in the Mad Hatter’s asylum, to be taught forgetting, and still the pictures came back. One night a shadow on the wall pointed to the door of her cell; it stood open, and no one was on guard.
wt-lore-character-dorothy = When Dorothy came back from Oz she lived quietly and grew old, and might have dozed by the stove for the rest of her days. Instead, when the War of Autumn broke out, she took a house in Wintertown and hid everyone who knocked. She calls them all her children; only when there were hundreds of them did the regime begin to take notice.
wt-lore-character-tin-man = In the War of Autumn the Tin Man marched beside his friend the Cowardly Lion, and wondered why a fellow with a heart should feel so cold. When the Lion was lost he lay down and let the snow cover him, until somebody threw him on the scrap heap of the Nightmare Factory. Then, one day, he opened his eyes.
wt-lore-character-cranky = Cranky is a dwarf from the edge of the Ancient Forest, where his people minded their mines and kept out of the War of Autumn. The cold found them all the same: one by one the old miners left, and snow and ice closed the shaft. He is the last of a proud line, and carries all its stories, together with a good deal of sorrow and beer.
wt-lore-character-match-girl = The town remembers her as a poor child with one last match, a very long time ago. Few know that the little flame never quite went out. The winter took her family and her home; now she has come back on Memory Lane, a restless, silent spirit, and the light between her cold hands is not easily blown out.
wt-lore-character-pinocchio = Once he was made of wood; then he became a real boy, and after that a maker of puppets like nobody since his father. When he met Mangiafuoco again, as master of Wintertown, he saw the strings on which a whole town was dancing. Since then he has been inventing ways to cut them, and ways of not being caught.
wt-lore-character-scarecrow = The Scarecrow was king of Oz, and a wise one, until greed and winter crept into the hearts of his people and the War of Autumn burnt his realm to ashes. He left his castle and took to the road as a travelling healer of minds. Wherever he speaks, people remember for a little while what joy was like; in Wintertown he has plenty to do.
wt-lore-character-snow-white = After her coronation Snow White looked into the mirror a little longer each day, until it was her stepmother who looked out. She forgot her seven friends and joined the regime, hoping that endless frost would keep her beauty from fading. Now she is winter’s queen at every ceremony, and the snow itself seems to follow in her train.
wt-lore-character-white-rabbit = The White Rabbit left Wonderland, and for once he was not late: in Wintertown he arrived just in time to grow rich. He bought the Enchanted Forest for a song, had it cut down, and built the Nightmare Factory in its place. Whatever the regime needs in the way of arms and unpleasant inventions, he supplies, and the watch chain across his waistcoat grows heavier.
wt-lore-character-wolf = The White Rabbit found the Wolf lying in the snow, more patches than wolf, and had him mended in the laboratories of the Nightmare Factory. A machine drives cold winter fog through him in place of kindness. He is the regime’s most dangerous hunter, he obeys without question, and so far he has never lost.
wt-lore-character-candlewick = In the Land of Toys Candlewick was turned into a donkey, and for long years he had nothing but his grudge for company. Snow White saw him at a market, was charmed by the hatred in his eyes, and had him given back his human shape in the Nightmare Factory. He repays the regime as its trusted spy, with a gift for finding the weak spot in anybody.
wt-lore-character-fox-cat = The Fox and the Cat are joined together, and that is not a figure of speech: two heads, one coat, one purse. They were the first to see that a war is a market, and did very well out of the War of Autumn. Now they sell the regime every nasty novelty, and it is next to impossible to outwit them, since one of them is always awake.
wt-lore-character-mad-hatter = The Mad Hatter was never well, and it never occurred to him that he was the one. As director of the asylum he sees in every enemy of winter a poor patient in need of his terrible cures. He is said never to leave the building, yet people swear that they have met him in the street at the same hour.
wt-lore-character-mangiafuoco = Mangiafuoco ruled the Land of Toys with a big voice and a bigger whip, and found it too small. In the War of Autumn a rebel whose name nobody knows left him with a scar, and the regime rewarded him for it: High Judge of Winter, governor of Wintertown, general of the town guard. He can charm a crowd, and he has no pity for it.

# --- locations ---
wt-lore-location-oak-park = The oaks stand with their arms full of snow, as if they had been asked to hold it for a moment and then forgotten. Somewhere beneath, they say, there are seeds.
wt-lore-location-memory-lane = A long walk between old stones and older names, where people speak softly without being told to. On some nights a very small flame goes up and down it, all by itself.
wt-lore-location-asylum = Its corridors turn more corners than the house has room for, and there is always tea laid for someone who is not coming. Nobody here is allowed to remember anything wonderful.
wt-lore-location-prison = The walls are thick, the windows narrow, and the wind is the only visitor that needs no pass. All the same, somebody inside can often be heard whistling.
wt-lore-location-factory = Where the Enchanted Forest once rustled, chimneys now smoke by day and night, and no one asks what is in the crates. Even the snow that falls here is a little afraid.
wt-lore-location-fair = Everything can be bought at the Fair of Wonders, and some of it even works. Between the stalls with their frozen bunting it smells, very faintly, of sugared almonds and other times.
wt-lore-location-theatre = The curtain is down, the stove is cold, and a hundred puppets hang in the dark and wait for a hand. If you come in quietly, it seems as though they had just stopped talking.
wt-lore-location-mansion = It is a good deal smaller than its name, but no one has ever counted all who found room in it. There is soup on the stove, a cellar under the carpet, and more ways out than doors.

# --- quests ---
wt-lore-quest-new-hope = The story must lead to someone or something, a place, a thing, a living being, that gives people back their faith in spring.
wt-lore-quest-love = The story must show to whom the rebel bearing this quest is bound by a great feeling, be it friendship, family or love.
wt-lore-quest-refuge = The story must lead to a safe and hidden place where the rebels can shelter or meet.
wt-lore-quest-artifact-s = The story must bring the rebels a mighty object, whether found, built or discovered.
wt-lore-quest-artifact-w = The story must bring the soldiers a mighty object, whether found, built or discovered.
wt-lore-quest-terror = The story must lead to a dark threat, newly made or newly learned of, that can reach the rebels wherever they are.
wt-lore-quest-propaganda = The story must show how lies and news rob the rebels of heart and of the town’s support.
wt-lore-quest-retaliation = The story must lead to a sudden blow or an act of sabotage against the rebels.

# --- objectives ---
wt-lore-objective-rescue = Fulfilled when you rescue an incapacitated rebel, your own or an ally’s; its story grows out of the battle in which that rebel fell.
wt-lore-objective-insurgents = Fulfilled when a trap of yours incapacitates a soldier; merely turning the soldier back is not enough.
wt-lore-objective-contacts = Fulfilled when one of your rebels passes through both named locations, in either order, within one activation; the card is revealed at the first.
wt-lore-objective-bounty = Fulfilled when a battle of yours incapacitates a rebel.
wt-lore-objective-spy = Fulfilled when a rebel has twice moved into an area with a standing soldier of yours; the card is revealed the first time.
wt-lore-objective-raid = Fulfilled when, in your own turn, you discard two story cards while a standing soldier of yours is in the named location.
wt-lore-objective-garrison = Fulfilled when more locations hold soldiers than hold rebels.

# --- themes of the objectives ---
wt-theme-rescue-1 = a captive set free
wt-theme-rescue-2 = a wound bandaged in time
wt-theme-rescue-3 = a sickness healed
wt-theme-insurgents-1 = a soldier locked up by a ruse
wt-theme-insurgents-2 = a soldier bruised and brought low
wt-theme-insurgents-3 = a soldier knocked out cold
wt-theme-contacts-1 = a secret message delivered
wt-theme-contacts-2 = a precious thing carried across the town
wt-theme-contacts-3 = a weapon smuggled past the patrols
wt-theme-bounty-1 = an advantage won by open attack
wt-theme-bounty-2 = an answer given to the rebels
wt-theme-bounty-3 = a threat that would not be forgotten
wt-theme-spy-1 = a secret overheard and a path found out
wt-theme-spy-2 = a suspect followed through the snow
wt-theme-spy-3 = a file opened under a new name
wt-theme-raid-1 = a shelter wrecked
wt-theme-raid-2 = an act of sabotage
wt-theme-raid-3 = a piece of patient espionage
wt-theme-garrison-1 = a round-up that turned up hidden papers
wt-theme-garrison-2 = a great show of force
wt-theme-garrison-3 = a sentry posted at one door after another

# --- powers ---
wt-lore-power-new-hope = Belongs to the rebel who performed the quest. Once per chapter, right after this rebel’s activation, it may be made ready again and be activated a second time.
wt-lore-power-love = The two bound rebels may move together at no extra cost, even when one of them is incapacitated. While they share an area they face battles and traps as one, with cards from both players, and they also lose together.
wt-lore-power-refuge = From now on a rebel who loses a battle is not incapacitated: it stops moving and is put in the location of the Refuge instead.
wt-lore-power-artifact = Once in each quest or battle in which its bearer takes part, the memory card of the Great Artifact may be played as if from the hand; the card stays on the track. The bearer may hand the artifact to another player’s character of the same side in the same area.
wt-lore-power-terror = Once per chapter, if its owner has no ready character left when the turn begins, the terror may strike a standing rebel of another player in any location except the Refuge. A battle follows at once, with the memory card of the Terror as its first attack.
wt-lore-power-propaganda = Any player may use up a ready soldier to use up a ready rebel who has not yet acted in this chapter.
wt-lore-power-retaliation = Takes effect once, as soon as it is won: either a power of spring is undone and its memory turned to winter’s side, or a rebel vanishes from the town. If that rebel holds a power, the power is lost instead.

# --- skills ---
wt-lore-skill-objective = On activation you may discard your unfulfilled objective and choose another from the unused ones of that side.
wt-lore-skill-quest = When this character takes part in a quest, its side counts one card more.
wt-lore-skill-trap = Pinocchio’s traps are one stronger; the Fox and the Cat are one better at escaping them.
wt-lore-skill-battle = In a battle this character’s first play costs no card, only a telling.
wt-lore-skill-movement = In each activation this character moves up to two areas without playing a card.
wt-lore-skill-passage = On activation, before moving, this character may go straight to its secret place, and no battle or trap can stop it on the way.
wt-lore-skill-story-card = When activated, this character draws four story cards instead of three.
