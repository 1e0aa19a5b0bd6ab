/** The pictograms of people, places, quests, powers and skills (art direction 6). */
import alice from "icon:bow-tie-ribbon";
import dorothy from "icon:rocking-chair";
import tinMan from "icon:wood-axe";
import cranky from "icon:dwarf-face";
import matchGirl from "icon:match-head";
import pinocchio from "icon:puppet";
import scarecrow from "icon:scarecrow";
import snowWhite from "icon:shiny-apple";
import whiteRabbit from "icon:rabbit-head";
import wolf from "icon:wolf-head";
import candlewick from "icon:donkey";
import foxCat from "icon:fox";
import madHatter from "icon:top-hat";
import mangiafuoco from "icon:beard";
import oakPark from "icon:oak";
import memoryLane from "icon:graveyard";
import prison from "icon:imprisoned";
import factory from "icon:factory";
import fair from "icon:carousel";
import theatre from "icon:theater-curtains";
import mansion from "icon:spooky-house";
import sprout from "icon:sprout";
import snowflake from "icon:snowflake-1";
import hearts from "icon:opposite-hearts";
import house from "icon:house";
import altar from "icon:star-altar";
import eyes from "icon:evil-eyes";
import megaphone from "icon:megaphone";
import swords from "icon:crossed-swords";
import quill from "icon:quill-ink";
import gavel from "icon:gavel";
import conversation from "icon:conversation";
import boots from "icon:boot-prints";
import trap from "icon:wolf-trap";
import passage from "icon:secret-door";
import cardPlay from "icon:card-play";
import archery from "icon:archery-target";
import flag from "icon:flying-flag";
import chains from "icon:crossed-chains";
import village from "icon:village";
import bookmark from "icon:bookmarklet";
import microphone from "icon:microphone";
import bookCover from "icon:book-cover";
import rest from "icon:fluffy-cloud";
import spyglass from "icon:spyglass";
import handshake from "icon:shaking-hands";
import bounty from "icon:wanted-reward";
import rescued from "icon:life-buoy";
import crowd from "icon:three-friends";
import raid from "icon:torch";
import garrison from "icon:guards";
import memories from "icon:clothesline";

export const PEOPLE: Readonly<Record<string, string>> = {
  alice,
  dorothy,
  "tin-man": tinMan,
  cranky,
  "match-girl": matchGirl,
  pinocchio,
  scarecrow,
  "snow-white": snowWhite,
  "white-rabbit": whiteRabbit,
  wolf,
  candlewick,
  "fox-cat": foxCat,
  "mad-hatter": madHatter,
  mangiafuoco,
};

export const PLACES: Readonly<Record<string, string>> = {
  "oak-park": oakPark,
  "memory-lane": memoryLane,
  asylum: madHatter,
  prison,
  factory,
  fair,
  theatre,
  mansion,
};

export const QUESTS: Readonly<Record<string, string>> = {
  "new-hope": sprout,
  love: hearts,
  refuge: house,
  "artifact-s": altar,
  "artifact-w": altar,
  artifact: altar,
  terror: eyes,
  propaganda: megaphone,
  retaliation: swords,
};

export const OBJECTIVES: Readonly<Record<string, string>> = {
  rescue: rescued,
  insurgents: crowd,
  contacts: handshake,
  bounty,
  spy: spyglass,
  raid,
  garrison,
};

export const SKILLS: Readonly<Record<string, string>> = {
  objective: archery,
  quest: flag,
  trap,
  battle: swords,
  movement: boots,
  passage,
  "story-card": cardPlay,
};

export const MARKS: Readonly<Record<string, string>> = { spring: sprout, winter: snowflake, writer: quill, neutral: rest };

export const SIGNS = {
  sprout, snowflake, quill, gavel, conversation, boots, trap, chains, village, bookmark, microphone, bookCover, swords,
  memories, house,
} as const;
