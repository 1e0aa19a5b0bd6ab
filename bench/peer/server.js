// A game about as large as Winter Queen for boardgame.io's own server: the same map, holders, books and number of actions,
// hidden points, hardly any rules. Argument: the port. FLATFILE_DIR in the environment asks for file storage.

const { createRequire } = require("node:module");
const { Server } = createRequire(process.cwd() + "/")("boardgame.io/server");

const ROWS = { A: 3, B: 6, C: 7, D: 6, E: 3 };
const SPACES = Object.entries(ROWS).flatMap(([row, count]) => Array.from({ length: count }, (_, n) => `${row}${n + 1}`));
const COLOURS = ["green", "yellow", "purple", "blue", "red"];
const SEATS = 4;
const LENGTH = 47; // actions of a random game of Winter Queen with four players

const crystals = () => Object.fromEntries(COLOURS.map((colour) => [colour, 1]));
const book = (number) => ({ book: `SB${String(number).padStart(2, "0")}`, left: null, right: null });

const setup = () => ({
  stage: "normal",
  passes: 0,
  map: Object.fromEntries(SPACES.map((space, n) => [space, n % 5 ? null : { color: COLOURS[n / 5], depicted: true }])),
  holders: [1, 2, 3, 4].map((holder) => ({ holder, crystals: crystals(), in_reach: true })),
  bag: 50,
  piles: ["red", "green", "purple", "blue"].map((county, n) => ({ county, left: 4, top: `SB${n + 10}` })),
  books: Array.from({ length: SEATS }, (_, seat) => [1, 2, 3].map((n) => book(3 * seat + n))),
  discarded: crystals(),
  discarded_books: [],
  points: Array(SEATS).fill(0),
});

/** Puts a crystal on an empty space and scores it; a full map is cleared. */
function place({ G, playerID }, holder, colour, space) {
  const from = G.holders[holder - 1];
  if (!from || !from.crystals[colour] || !(space in G.map) || G.map[space]) return "INVALID_MOVE";
  const shelf = G.books[playerID];
  from.crystals[colour] -= 1;
  G.map[space] = { color: colour, depicted: false };
  shelf[G.passes % 3][G.passes % 2 ? "left" : "right"] = colour;
  G.points[playerID] += SPACES.filter((other) => other[0] === space[0] && G.map[other]?.color === colour).length;
  if (!COLOURS.some((one) => from.crystals[one])) from.crystals = crystals();
  if (SPACES.every((one) => G.map[one])) for (const one of SPACES) if (!G.map[one].depicted) G.map[one] = null;
}

const game = {
  name: "peer",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup,
  moves: { place },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ ctx }) => (ctx.turn > LENGTH ? { winner: "0" } : undefined),
  playerView: ({ G, playerID }) => ({ ...G, points: playerID === null ? null : G.points[playerID] }),
};

Server({ games: [game], origins: ["*"] }).run({ port: Number(process.argv[2]) });
