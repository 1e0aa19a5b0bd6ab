/** The drawings of the story cards: of the whole set only these come along. */
import balloons from "icon:balloons";
import bigEgg from "icon:big-egg";
import birdCage from "icon:bird-cage";
import bootPrints from "icon:boot-prints";
import bread from "icon:bread";
import butterfly from "icon:butterfly";
import campfire from "icon:campfire";
import candleLight from "icon:candle-light";
import cardboardBox from "icon:cardboard-box";
import cartwheel from "icon:cartwheel";
import cat from "icon:cat";
import chimney from "icon:chimney";
import clawHammer from "icon:claw-hammer";
import crossedChains from "icon:crossed-chains";
import crown from "icon:crown";
import directionSigns from "icon:direction-signs";
import dividedSpiral from "icon:divided-spiral";
import dualityMask from "icon:duality-mask";
import envelope from "icon:envelope";
import fallingLeaf from "icon:falling-leaf";
import fallingStar from "icon:falling-star";
import feather from "icon:feather";
import fishbone from "icon:fishbone";
import flowerPot from "icon:flower-pot";
import fluffyCloud from "icon:fluffy-cloud";
import gears from "icon:gears";
import hand from "icon:hand";
import heavyRain from "icon:heavy-rain";
import horseHead from "icon:horse-head";
import hourglass from "icon:hourglass";
import house from "icon:house";
import iceCube from "icon:ice-cube";
import key from "icon:key";
import kite from "icon:kite";
import ladder from "icon:ladder";
import lanternFlame from "icon:lantern-flame";
import leatherBoot from "icon:leather-boot";
import lightningBranches from "icon:lightning-branches";
import matchHead from "icon:match-head";
import medicines from "icon:medicines";
import mirrorMirror from "icon:mirror-mirror";
import moon from "icon:moon";
import mushroom from "icon:mushroom";
import musicalNotes from "icon:musical-notes";
import nightSky from "icon:night-sky";
import oak from "icon:oak";
import openBook from "icon:open-book";
import oppositeHearts from "icon:opposite-hearts";
import owl from "icon:owl";
import padlock from "icon:padlock";
import paperBoat from "icon:paper-boat";
import pencil from "icon:pencil";
import pocketWatch from "icon:pocket-watch";
import portrait from "icon:portrait";
import present from "icon:present";
import puppet from "icon:puppet";
import raven from "icon:raven";
import ringingBell from "icon:ringing-bell";
import ropeCoil from "icon:rope-coil";
import rose from "icon:rose";
import scissors from "icon:scissors";
import scrollUnfurled from "icon:scroll-unfurled";
import seatedMouse from "icon:seated-mouse";
import semiClosedEye from "icon:semi-closed-eye";
import sewingString from "icon:sewing-string";
import shadowFollower from "icon:shadow-follower";
import shinyApple from "icon:shiny-apple";
import shirtButton from "icon:shirt-button";
import snail from "icon:snail";
import snake from "icon:snake";
import snowflake2 from "icon:snowflake-2";
import snowman from "icon:snowman";
import spectacles from "icon:spectacles";
import spiderWeb from "icon:spider-web";
import sprout from "icon:sprout";
import squareBottle from "icon:square-bottle";
import stairs from "icon:stairs";
import steamLocomotive from "icon:steam-locomotive";
import stoneBridge from "icon:stone-bridge";
import stoneTower from "icon:stone-tower";
import sun from "icon:sun";
import teapot from "icon:teapot";
import tearTracks from "icon:tear-tracks";
import topHat from "icon:top-hat";
import treasureMap from "icon:treasure-map";
import treeSwing from "icon:tree-swing";
import twoCoins from "icon:two-coins";
import umbrella from "icon:umbrella";
import violin from "icon:violin";
import well from "icon:well";
import windSlap from "icon:wind-slap";
import window from "icon:window";
import woodenDoor from "icon:wooden-door";

export const DRAWINGS: Readonly<Record<string, string>> = {
  balloons,
  "big-egg": bigEgg,
  "bird-cage": birdCage,
  "boot-prints": bootPrints,
  bread,
  butterfly,
  campfire,
  "candle-light": candleLight,
  "cardboard-box": cardboardBox,
  cartwheel,
  cat,
  chimney,
  "claw-hammer": clawHammer,
  "crossed-chains": crossedChains,
  crown,
  "direction-signs": directionSigns,
  "divided-spiral": dividedSpiral,
  "duality-mask": dualityMask,
  envelope,
  "falling-leaf": fallingLeaf,
  "falling-star": fallingStar,
  feather,
  fishbone,
  "flower-pot": flowerPot,
  "fluffy-cloud": fluffyCloud,
  gears,
  hand,
  "heavy-rain": heavyRain,
  "horse-head": horseHead,
  hourglass,
  house,
  "ice-cube": iceCube,
  key,
  kite,
  ladder,
  "lantern-flame": lanternFlame,
  "leather-boot": leatherBoot,
  "lightning-branches": lightningBranches,
  "match-head": matchHead,
  medicines,
  "mirror-mirror": mirrorMirror,
  moon,
  mushroom,
  "musical-notes": musicalNotes,
  "night-sky": nightSky,
  oak,
  "open-book": openBook,
  "opposite-hearts": oppositeHearts,
  owl,
  padlock,
  "paper-boat": paperBoat,
  pencil,
  "pocket-watch": pocketWatch,
  portrait,
  present,
  puppet,
  raven,
  "ringing-bell": ringingBell,
  "rope-coil": ropeCoil,
  rose,
  scissors,
  "scroll-unfurled": scrollUnfurled,
  "seated-mouse": seatedMouse,
  "semi-closed-eye": semiClosedEye,
  "sewing-string": sewingString,
  "shadow-follower": shadowFollower,
  "shiny-apple": shinyApple,
  "shirt-button": shirtButton,
  snail,
  snake,
  "snowflake-2": snowflake2,
  snowman,
  spectacles,
  "spider-web": spiderWeb,
  sprout,
  "square-bottle": squareBottle,
  stairs,
  "steam-locomotive": steamLocomotive,
  "stone-bridge": stoneBridge,
  "stone-tower": stoneTower,
  sun,
  teapot,
  "tear-tracks": tearTracks,
  "top-hat": topHat,
  "treasure-map": treasureMap,
  "tree-swing": treeSwing,
  "two-coins": twoCoins,
  umbrella,
  violin,
  well,
  "wind-slap": windSlap,
  window,
  "wooden-door": woodenDoor,
};
