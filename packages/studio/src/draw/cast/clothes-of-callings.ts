import type { CallingName } from '../vocabulary.ts';
import type { CastMember } from './members.ts';

type Clothes = Pick<CastMember, 'outfit' | 'top' | 'top2' | 'bottom' | 'shoe'> &
  Partial<Pick<CastMember, 'skirt' | 'skirtLength' | 'hat' | 'hatColor'>>;

const dark = '#22222b';
const longRobe = { bottom: dark, shoe: '#1f1b22', skirt: dark, skirtLength: 'ankle' } as const;

/** What people wear who are told to hold a calling today. */
export const clothesOfCallings: Record<CallingName, Clothes> = {
  doctor: { outfit: 'coat', top: '#ffffff', top2: '#4d7cc3', bottom: '#3b3355', shoe: '#5c3d2e' },
  nurse: { outfit: 'scrubs', top: '#3f8fa8', top2: '#cdeffd', bottom: '#3f8fa8', shoe: '#ffffff' },
  judge: { outfit: 'robe', top: dark, top2: '#3a3a46', ...longRobe },
  lawyer: { outfit: 'suit', top: '#2f3646', top2: '#7c2f3a', bottom: '#2f3646', shoe: '#1f1b22' },
  priest: { outfit: 'cassock', top: dark, top2: '#3a3a46', ...longRobe },
  officer: { outfit: 'uniform', top: '#1d3a5f', top2: '#ffd166', bottom: '#14213d', shoe: '#14213d' },
  conductor: { outfit: 'uniform', top: '#3d405b', top2: '#e63946', bottom: '#22223b', shoe: '#14213d' },
  ranger: {
    outfit: 'uniform',
    top: '#6d7a52',
    top2: '#d8c48a',
    bottom: '#5c4d3c',
    shoe: '#5c3d2e',
    hat: 'wide-brim',
    hatColor: '#8a6a4a',
  },
};
