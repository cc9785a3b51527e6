import { memberOf } from './member-of.ts';
import type { CastMember } from './members.ts';

const mother = ['mom', 'mum', 'mother', 'mama', 'mommy', 'mummy'];
const father = ['dad', 'father', 'papa', 'daddy'];
const grandmother = ['grandma', 'grandmother', 'granny', 'nana', 'abuela', 'gran'];
const grandfather = ['grandpa', 'grandfather', 'granddad', 'grandad', 'abuelo', 'gramps'];

export const grownMembers: readonly CastMember[] = [
  memberOf(
    'Dr. Sol',
    'she',
    'adult',
    { skin: 4, hair: ['bun', '#1f1416'], wears: ['coat', '#ffffff', '#8338ec', '#3b3355', '#5c3d2e'] },
    { glasses: true },
  ),
  memberOf(
    'Mr. Ray',
    'he',
    'adult',
    { skin: 1, hair: ['side', '#6b3f22'], wears: ['cardigan', '#6a994e', '#f2e8cf', '#5c4d3c', '#3d2b1f'] },
    { beard: true },
  ),
  memberOf(
    'Ms. Iris',
    'she',
    'adult',
    { skin: 0, hair: ['long', '#b5502b'], wears: ['coat', '#ffffff', '#d62867', '#22577a', '#22223b'] },
    { skirt: '#2a6f97' },
  ),
  memberOf('Mr. Chen', 'he', 'adult', {
    skin: 1,
    hair: ['crop', '#1c1a22'],
    wears: ['cardigan', '#457b9d', '#f1faee', '#2f3e46', '#22223b'],
  }),
  memberOf('Captain Lin', 'she', 'adult', {
    skin: 2,
    hair: ['bob', '#171320'],
    wears: ['uniform', '#1d4e89', '#ffd166', '#14213d', '#14213d'],
  }),
  memberOf('Captain Diaz', 'he', 'adult', {
    skin: 3,
    hair: ['fade', '#20140f'],
    wears: ['uniform', '#3d405b', '#f2cc8f', '#22223b', '#14213d'],
  }),
  memberOf(
    'Elena',
    'she',
    'adult',
    { skin: 2, hair: ['waves', '#3a2418'], wears: ['tee', '#e07a5f', '#ffffff', '#3d405b', '#8d5a2b'] },
    { family: 'rivera', roles: mother },
  ),
  memberOf(
    'Marco',
    'he',
    'adult',
    { skin: 2, hair: ['messy', '#2b1a14'], wears: ['stripe', '#3d7ea6', '#eaf4f4', '#4a4e69', '#5c3d2e'] },
    { family: 'rivera', beard: true, roles: father },
  ),
  memberOf(
    'Ada',
    'she',
    'adult',
    { skin: 4, hair: ['afro', '#1d1518'], wears: ['cardigan', '#f4a259', '#fff3e0', '#5b2a86', '#5c3d2e'] },
    { family: 'okoye', skirt: '#7b2d8b', roles: ['aunt', 'auntie', ...mother] },
  ),
  memberOf(
    'Kofi',
    'he',
    'adult',
    { skin: 4, hair: ['fade', '#1d1518'], wears: ['tee', '#2a9d8f', '#ffffff', '#3b3355', '#ffffff'] },
    { family: 'okoye', sturdy: true, roles: ['uncle', ...father] },
  ),
  memberOf(
    'Mrs. Haddad',
    'she',
    'adult',
    { skin: 2, hair: ['hijab', '#b56576'], wears: ['cardigan', '#355070', '#eaac8b', '#2f3e46', '#3d2b1f'] },
    { family: 'haddad' },
  ),
  memberOf(
    'Grandma Rosa',
    'she',
    'elder',
    { skin: 2, hair: ['bun', '#cfd2dc'], wears: ['cardigan', '#c9648a', '#fff0f3', '#8c7a94', '#3d2b1f'] },
    { family: 'rivera', glasses: true, sturdy: true, skirt: '#6d597a', roles: grandmother },
  ),
  memberOf(
    'Grandpa Abe',
    'he',
    'elder',
    { skin: 3, hair: ['bald', '#e4e4ea'], wears: ['cardigan', '#8d6e63', '#f2e8cf', '#4e4a59', '#3d2b1f'] },
    { family: 'okoye', beard: true, cane: true, roles: grandfather },
  ),
  memberOf(
    'Grandma Lan',
    'she',
    'elder',
    { skin: 0, hair: ['bob', '#c4c7d4'], wears: ['tee', '#4f9d8f', '#ffffff', '#4a4e69', '#3d2b1f'] },
    { family: 'tanaka', hearingAid: true, roles: ['old woman', ...grandmother] },
  ),
  memberOf(
    'Grandpa Otto',
    'he',
    'elder',
    { skin: 0, hair: ['side', '#e4e4ea'], wears: ['cardigan', '#54728c', '#f1faee', '#5c4d3c', '#3d2b1f'] },
    { family: 'berg', glasses: true, sturdy: true, roles: ['old man', ...grandfather] },
  ),
  memberOf(
    'King',
    'he',
    'elder',
    { skin: 1, hair: ['bob', '#8a6a4a'], wears: ['uniform', '#9d1f35', '#ffd166', '#4a2545', '#3d2b1f'] },
    { beard: true, crown: true, sturdy: true, roles: ['king', 'emperor', 'pharaoh', 'sultan'] },
  ),
  memberOf(
    'Queen',
    'she',
    'adult',
    { skin: 3, hair: ['long', '#241812'], wears: ['uniform', '#5a189a', '#ffd166', '#3c096c', '#3d2b1f'] },
    { crown: true, skirt: '#5a189a', roles: ['queen', 'empress'] },
  ),
];
