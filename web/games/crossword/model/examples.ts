/**
 * A position of each game to look at, one tap away, all of words in the shipped lists. Those of Scrabble and Words With Friends
 * are golden cases of the solver's tests; the others were played out by the solver, or put together by hand.
 */
import { link } from "./link.ts";
import type { Position } from "./position.ts";

/** Links by the id of the game, with the alphabet where there are several. */
const examples: Readonly<Record<string, string>> = {
  scrabble:
    "game=scrabble&tiles=en&board=6IF7/5BOATS5/2VOLA4G4/3BUR1M2AA3/C1WAREHOUSeD3/APO4N3Z3/VIEWED1DIXIE3/E6O3SAKI/R14/N14/15/15/15/15/15&rack=GI?TTEE",
  scrabble_tr:
    "game=scrabble&tiles=tr&board=15/15/7e7/7Ş7/6CİDAL4/7L1MATARA/6OM7/4G1NE7/4R1U8/3DEĞMEK6/3AS2T7/2AL3A7/2LA3N7/2İN3O7/2L4L7&rack=CIK?EHA",
  super:
    "game=super&tiles=en_super&board=21/21/21/15M5/8T4BRING3/8O6L5/4NAIAD6K5/7PA4Q1MENDER/7AYE2JUTE5/7C1A3I1N5/3SUAVE1SENTRY6/9T3TA6/14WIZ4/10PRIZE6/14DO5/7GAMEY1B1U5/10MOLESTED1F1/6VIRUS2C1G3L1/12NANOTUbE1/13L5DO/13m6X&rack=FQTELAY",
  wwf: "game=wwf&tiles=en_wwf&board=15/15/15/15/9U4M/9N4U/5N1TEGUMENT/L2TEAZE1R4I/A1VEEP3e5/I4R3ED4/G4O3DE4/HARO1N3YAK3/1WASES4WOP2/JET8IO2/A14&rack=OURR?SI",
  wwf11: "game=wwf11&tiles=en_wwf&board=11/7R3/7A3/7I3/7S3/3STONE3/11/11/11/11/11&rack=ATDINEH",
  wordfeud:
    "game=wordfeud&tiles=en_wordfeud&board=10A4/7LAZE4/10O4/7H2N4/6JAMBS4/7I1U5/7R1D5/2CONVOY1GAMY2/9I2EAR/9E2SHE/14I/14N/15/15/15&rack=EIIQRE?",
  kelimelik:
    "game=kelimelik&tiles=tr_kelimelik&board=15/15/15/11K3/8Ş1DİNCE/7BU2M3/7OH1TİK2/7Z2U1Ö2/6FASIL1K2/2AAA1İ8/4ŞET8/15/15/15/15&rack=IIIJAP?",
  literaki:
    "game=literaki&tiles=en_literaki&board=15/15/15/15/15/15/8MAUND2/EVE4QIS5/2ACULEI7/3L1ONST6/1TEENY9/3C11/3H11/INTEGER8/15&rack=UVYOAG?",
  crossplay:
    "game=crossplay&tiles=en_crossplay&board=15/15/8R6/7YE6/6JUPaTI3/7PO6/5DZOs6/7NA6/8L6/15/15/15/15/15/15&rack=QGTSNET",
  duel: "game=duel&tiles=en&board=11/11/11/11/11/2PLANETS2/8A2/8G2/8E2/11/11&rack=DORIN?E",
  letter_league:
    "game=letter_league&tiles=en_letter_league&board=27/27/27/27/27/20Q6/18POI6/11W6EH7/10ZA1OM3ASH6/9LETTRE2I2O6/10ReWELDING1B6/10I1A1AA1TOYS6/10B1S3GU9/9MA5LINUX6/7VEES2FLUATE8/9R3O2C10/6PUCK3E1REDING6/27/27&rack=NNIARD?",
};

export const exampleIds = Object.keys(examples);

const read = new Map<string, Position>();

/** Null if there is none of that id. Examples are read only when they are shown, so that the page is drawn sooner. */
export function exampleFor(id: string): Position | null {
  const text = examples[id];
  let position = read.get(id);
  if (text && !position) read.set(id, (position = link.fromLink(new URLSearchParams(text)).position));
  return position ?? null;
}
