import { z } from 'zod';

/** The words of class codes: animals that a six-year-old may know, of 3 to 6 letters, none of them an insult anywhere we know. */
export const codeWords: readonly string[] =
  `ANT BEE CAT ELK EMU FOX GNU HEN JAY KID LYNX MOTH OWL PUP RAY YAK BEAR BIRD COLT CRAB CROW DEER DOVE
DUCK FAWN FISH FOAL FROG GOAT HARE HAWK IBIS IBEX KIWI LAMB LARK LION NEWT ORCA ORYX PONY PUMA ROBIN
SEAL SWAN TERN WOLF WREN ZEBRA BISON BUNNY CAMEL CRANE EAGLE EGRET FINCH GECKO GOOSE HERON HORSE KOALA
LEMUR LLAMA MACAW MOOSE MOUSE OTTER OWLET PANDA PIPIT QUAIL RAVEN RHINO SNAIL SQUID STORK TAPIR TIGER
TROUT VOLE ALPACA BADGER BEAVER BOBCAT CANARY CONDOR COYOTE FALCON FERRET GIBBON IGUANA JAGUAR JERBOA
KITTEN LIZARD MAGPIE MARMOT OCELOT ORIOLE OSPREY OYSTER PARROT PIGEON PLOVER PUFFIN PUPPY PYTHON RABBIT
SALMON SERVAL SPIDER TOUCAN TURTLE WALRUS WOMBAT`.split(/\s+/);

/** As it is stored, such as OWL3725; people type it with or without a space, in any case. */
export const classCodeSchema = z
  .string()
  .max(40)
  .transform((typed) => typed.replaceAll(/[\s._–-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{3,6}\d{4}$/, 'A class code is a word and four digits, such as OWL 3725.'));

/** As it is printed and read out: OWL 3725. */
export function spelledCode(code: string): string {
  return code.replace(/(\d{4})$/, ' $1');
}
