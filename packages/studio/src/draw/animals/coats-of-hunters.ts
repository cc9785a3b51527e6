import { coat } from './coat.ts';

/** What hunters of the plains may look like. */
export const hunterCoats = {
  leopard: [coat('spotted', '#f2bd62', '#fff3da', '#5a4030', '#d98a3c')],
  cheetah: [coat('spotted', '#f4cd7e', '#fff6e2', '#4a3a32', '#5a4440')],
  hyena: [
    coat('spotted', '#c4a478', '#ecd9b8', '#6b5644', '#6b5644'),
    coat('spotted', '#b7a48e', '#e8ddcd', '#62564c', '#62564c'),
  ],
  jackal: [
    coat('golden', '#d9a763', '#fbeed6', '#8a6c4e', '#3a2a2a'),
    coat('grey', '#bfae98', '#f4ecdf', '#70655a', '#3a2a2a'),
  ],
} as const;
