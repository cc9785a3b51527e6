/** Past forms that no ending tells of, of verbs that say what is done with a thing. */
const written = `ate eat, bit bite, bitten bite, blew blow, blown blow, bought buy, bound bind,
  broke break, broken break, brought bring, built build, burnt burn, caught catch, chosen choose, clung cling, dealt deal,
  drank drink, drawn draw, drew draw, driven drive, drove drive, drunk drink, dug dig, eaten eat, fallen fall, fed feed,
  fell fall, flew fly, flown fly, fought fight, found find, froze freeze, frozen freeze, grew grow,
  grown grow, hidden hide, hung hang, knelt kneel, laid lay, lit light, ridden ride, rode ride, rung ring,
  sang sing, sat sit, sent send, sewn sew, shone shine, shook shake, slept sleep, slid slide, sown sow, spun spin,
  stole steal, struck strike, stuck stick, sung sing, swam swim, swept sweep, swum swim, taught teach, thrown throw,
  threw throw, tore tear, torn tear, wore wear, worn wear, wove weave, woven weave, written write, wrote write`;

const verbs: ReadonlyMap<string, string> = new Map(
  written.split(',').map((pair) => pair.trim().split(' ') as [string, string]),
);

/** The verb of a past form that no ending tells of: "drew" is of "draw". */
export const verbOfPast = (form: string): string | undefined => verbs.get(form);
