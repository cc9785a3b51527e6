import { claimSubmission } from '@panelwise/contracts/http/admin';
import { type Database, openDatabase } from '@panelwise/db/client';
import { noteComicChange } from '@panelwise/db/repositories/comic-changes';
import { saveScript } from '@panelwise/db/repositories/comics';
import { acceptFirst, approve } from '@panelwise/db/repositories/editions';
import { insertNotice } from '@panelwise/db/repositories/notices';
import { switchProvider } from '@panelwise/db/repositories/provider-switches';
import { insertReport } from '@panelwise/db/repositories/reports';
import { contacts, users } from '@panelwise/db/schema/accounts';
import { panelVersions } from '@panelwise/db/schema/comics';
import { pausedLanes } from '@panelwise/db/schema/runs';
import { signIn } from '../scripts/stack/api-client.ts';
import { copyComic, copyDrawn, copyHalfDrawn, type DrawnComic, readDrawnComic } from './copied-comics.ts';
import type { ScreenStack } from './stack-for-screens.ts';

/** Everybody who looks at a state; passwords are the teacher's or the admin's. */
export const people = {
  /** Has no comics, and the longest names that are allowed. */
  newcomer: {
    firstname: 'Maximiliana-Theodora Alexandrina Wilhelmina Friederike Luise',
    lastname: 'von Hohenlohe-Schillingsfürst-Waldenburg-Bartenstein-Öhringen',
    email: 'maximiliana-theodora.von-hohenlohe-schillingsfuerst@gymnasium-am-alten-stadtpark.example',
    username: 'maximilianatheodoravonhohenloheschillingsfuerstwaldenburg',
  },
  /** Has asked for the account to be deleted. */
  leaver: { firstname: 'Lena', lastname: 'Moreau', email: 'lena.moreau@school.example', username: 'lena' },
  /** Is seven at most, and has a home of pictures. */
  young: { firstname: 'Tobi', lastname: 'Braun', email: 'tobi.braun@school.example', username: 'tobi' },
  /** Has a comic on the review desk. */
  otherAdmin: { firstname: 'Grace', lastname: 'Okafor', email: 'grace@panelwise.example', username: 'grace' },
} as const;

/** The comics that addresses of states name. */
export type StateData = {
  /** Part 1 of a series: published and approved, with all learning content. */
  published: string;
  /** Part 2 of it: drawn and printed, not published. */
  printed: string;
  drawing: string;
  stopped: string;
  cancelled: string;
  /** Part 1 of a series of which part 2 has a script and no pictures. */
  halfDone: string;
  /** Published, without a quiz yet. */
  bare: string;
  /** A draft that is changed without saving: what was typed is kept in the browser, and saved when the comic is next opened. */
  unsaved: string;
  rejected: string;
  /** Sent back to be changed at three places; it is not drawn. */
  changesAsked: string;
  /** In the library; its script was changed since, so that its pages and its PDF are behind. */
  changed: string;
  /** In the library; a new version of it waits for a review. */
  newVersion: string;
  /** In the library until three readers reported it; hidden since. */
  reported: string;
  /** Waits for its second admin. */
  acceptedOnce: string;
  /** Waits for a review; another admin has it open once `claim` is called. */
  submitted: string;
  claim: () => Promise<void>;
  /** The name of a cover that everybody may see. */
  cover: string;
};

const longTitle =
  'Photosynthesis, chlorophyll and the surprisingly busy everyday life of a leaf in the school garden at Linden Road';
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const titles = [
  'The Moon and the Tides',
  longTitle,
  'Fractions for Three',
  'How a Volcano Wakes',
  longWord,
  'A Vote in Class 4b',
  'The Silk Road',
  'Coral Is an Animal',
  'Sounds You Can See',
  'Why Ships Float',
];
const dayMs = 24 * 3_600_000;

/** Fills a fresh stack with what people see who have used it for months. */
export async function fillForStates({ stack, parts, teacher, admin }: ScreenStack): Promise<StateData> {
  const database = openDatabase(stack.databaseUrl, { max: 4 });
  try {
    const { db } = database;
    const [published, printed] = [parts[0]!.comicId, parts[1]!.comicId];
    const everybody = await addPeople(db, { teacher: teacher.email, admin: admin.email });
    await addContacts(db);
    const drawn = await readDrawnComic(db, published);
    await addVersion(db, await readDrawnComic(db, printed));
    await addComics(db, drawn, everybody.slice(3));
    const copy = async (change: Parameters<typeof copyComic>[2]) => (await copyComic(db, drawn, change)).id;
    const first = await copyDrawn(db, drawn, { title: 'Clouds', status: 'pending', parts: 2 });
    await copy({
      title: 'Clouds',
      status: 'pending',
      comicStatus: 'draft',
      seriesId: first.seriesId,
      partNumber: 2,
    });
    const data = {
      published,
      cover: drawn.comic.thumbnailKey!,
      printed,
      bare: await copy({ title: 'Heat Moves', pdfKey: drawn.comic.pdfKey, status: 'pending' }),
      unsaved: await copy({ title: 'Warm Air Rises', status: 'pending', comicStatus: 'draft' }),
      changesAsked: await copy({
        title: 'A Vote in Class 4b',
        status: 'rejected',
        rejectionPlace: { page: 1, panel: 2 },
        changesAsked: [{ page: 1, panel: 2 }, { page: 2, panel: 3 }, { page: 2 }],
        submittedAt: new Date(Date.now() - 2 * dayMs),
        reviewedAt: new Date(Date.now() - dayMs),
        rejectionReason: 'The ballot box is missing, and page 2 counts one vote too many.',
      }),
      rejected: await copy({
        title: longTitle,
        status: 'rejected',
        rejectionPlace: { page: 2, panel: 3 },
        submittedAt: new Date(Date.now() - 2 * dayMs),
        reviewedAt: new Date(Date.now() - dayMs),
        rejectionReason:
          'Page 2, panel 3: the arrow points the wrong way, so that the water runs up the hill. Please turn it round, and tell what evaporation means where the word first appears.',
      }),
      drawing: await copyHalfDrawn(db, drawn, 3, 'running', { title: 'Where Rain Comes From' }),
      stopped: await copyHalfDrawn(db, drawn, 4, 'failed', { title: 'Glaciers' }),
      cancelled: await copyHalfDrawn(db, drawn, 2, 'cancelled', { title: 'Rivers' }),
      submitted: (
        await copyDrawn(db, drawn, { title: longTitle, ownerId: everybody[3]!.id, status: 'pending' })
      ).id,
      changed: await addLive(db, drawn, 'The Silk Road'),
      newVersion: await addLive(db, drawn, 'Why Ships Float'),
      reported: await addReported(db, drawn),
      acceptedOnce: (await copyDrawn(db, drawn, { title: 'First Numbers', grade: '2', status: 'pending' }))
        .id,
      halfDone: first.id,
    };
    await insertNotice(db, {
      userId: drawn.comic.ownerId,
      comicId: data.rejected,
      kind: 'declined',
      reason: 'The arrow points the wrong way, so that the water runs up the hill.',
      place: { page: 2, panel: 3 },
    });
    const [firstAdmin] = everybody.filter(({ email }) => email === people.otherAdmin.email);
    await acceptFirst(db, data.acceptedOnce, firstAdmin!.id);
    await saveScript(db, data.changed, otherWords(drawn.comic));
    await noteComicChange(db, data.newVersion, 'learning');
    await db.insert(pausedLanes).values({ lane: 'image' });
    const reason = 'The bill of this month looks odd.';
    await switchProvider(db, { provider: 'replicate', isOff: true, reason, actorId: null });
    const { password } = admin;
    return {
      ...data,
      claim: async () => {
        const other = await signIn(stack.url, { email: people.otherAdmin.email, password });
        await other.call(claimSubmission, { params: { id: data.submitted } });
      },
    };
  } finally {
    await database.close();
  }
}

type Person = typeof users.$inferSelect;

/** The people above and some fifty others. @returns them, the one with the longest names first */
async function addPeople(db: Database, known: { teacher: string; admin: string }): Promise<Person[]> {
  const there = await db.select().from(users);
  const hashOf = (email: string) => there.find((one) => one.email === email)!.passwordHash;
  const [asTeacher, asAdmin] = [hashOf(known.teacher), hashOf(known.admin)];
  const types = ['Teacher', 'Student', 'Parent', 'Other', 'user'] as const;
  const names = [
    'Mina Park',
    'Omar Haddad',
    'Rosa Lindqvist',
    'Kenji Mori',
    'Ada Nwosu',
    'Leo Braun',
    'Zoë Żak',
  ];
  const verifiedAt = new Date();
  return db
    .insert(users)
    .values([
      { ...people.newcomer, userType: 'Teacher', passwordHash: asTeacher, verifiedAt },
      {
        ...people.leaver,
        userType: 'Teacher',
        passwordHash: asTeacher,
        verifiedAt,
        deleteAt: new Date(Date.now() + 23.4 * dayMs),
      },
      { ...people.otherAdmin, userType: 'admin', passwordHash: asAdmin, verifiedAt },
      ...Array.from({ length: 55 }, (_, i) => {
        const [firstname = '', lastname = ''] = names[i % names.length]!.split(' ');
        const username = `${firstname.toLowerCase()}${i}`;
        return {
          firstname,
          lastname,
          username,
          email: `${username}@school.example`,
          userType: types[i % types.length]!,
          passwordHash: 'none',
          verifiedAt,
          createdAt: new Date(verifiedAt.getTime() - (i + 1) * 3 * dayMs),
        };
      }),
      {
        ...people.young,
        userType: 'Student',
        birthYear: verifiedAt.getUTCFullYear() - 8,
        passwordHash: asTeacher,
        verifiedAt,
      },
    ])
    .returning();
}

async function addContacts(db: Database): Promise<void> {
  const roles = ['Teacher', 'Parent', 'Student', 'Other'];
  const { firstname, lastname, email } = people.newcomer;
  await db.insert(contacts).values([
    {
      name: `${firstname} ${lastname}`.slice(0, 60),
      email,
      phone: '+49 30 1234567890',
      role: 'Teacher',
      message: `Dear people of Panelwise,\n\nwe read "${longTitle}" in class 4b.\n${'The children asked for more, and then for more again. '.repeat(12)}\n\nSee https://gymnasium-am-alten-stadtpark.example/klassen/4b/2026/comics/photosynthese-und-andere-wunder\n\nYours`,
    },
    ...Array.from({ length: 23 }, (_, i) => ({
      name: `Reader ${i + 1}`,
      email: `reader${i + 1}@home.example`,
      phone: `+91 98765 ${String(43_210 + i)}`,
      role: roles[i % roles.length]!,
      message: 'How many panels has a comic? My class would like to draw one by hand as well.',
      createdAt: new Date(Date.now() - (i + 1) * dayMs),
    })),
  ]);
}

/** A second picture of the first panel, as if it had been drawn again. */
async function addVersion(db: Database, { panels }: DrawnComic): Promise<void> {
  const [first, second] = panels;
  await db.insert(panelVersions).values({
    panelId: first!.id,
    artKey: second!.artKey!,
    artHash: second!.artHash!,
    createdAt: new Date(Date.now() - dayMs),
  });
}

/** A comic in the library. */
async function addLive(db: Database, drawn: DrawnComic, title: string): Promise<string> {
  const { id } = await copyDrawn(db, drawn, { title, status: 'pending', pdfKey: drawn.comic.pdfKey });
  await approve(db, [id]);
  return id;
}

/** A comic of the library that three readers reported. */
async function addReported(db: Database, drawn: DrawnComic): Promise<string> {
  const id = await addLive(db, drawn, 'Coral Is an Animal');
  const note =
    'Page 1: a coral has no eyes, and the fish that looks at it is far too angry for our little ones.';
  await db.transaction(async (tx) => {
    await insertReport(tx, id, 'reader 1', { reason: 'wrong', note });
    await insertReport(tx, id, 'reader 2', { reason: 'frightening', note: '' });
    await insertReport(tx, id, 'reader 3', { reason: 'personal-data', note: longWord });
  });
  return id;
}

/** The script of a comic with another first scene, which is not drawn by itself as other words would be lettered. */
function otherWords({ prompt }: DrawnComic['comic']): string {
  const script = JSON.parse(prompt) as { panels: { caption: string; scene: string }[] }[];
  script[0]!.panels[0]!.caption = 'Puddles come and go.';
  script[0]!.panels[0]!.scene = 'A puddle on the road in front of the school.';
  return JSON.stringify(script);
}

/** Sixty comics of all statuses, half of them the teacher's. */
async function addComics(db: Database, drawn: DrawnComic, others: Person[]): Promise<void> {
  const statuses = ['pending', 'approved', 'rejected'] as const;
  const countries = ['US', 'IN', 'GB', 'CA', 'NG', 'ZA'];
  for (let i = 0; i < 60; i++)
    await copyComic(db, drawn, {
      title: titles[i % titles.length]!,
      ownerId: i % 2 === 0 ? drawn.comic.ownerId : others[i % others.length]!.id,
      status: statuses[i % 3]!,
      ...(i % 5 === 0 ? { status: 'pending', comicStatus: 'draft' } : { comicStatus: 'published' }),
      country: countries[i % countries.length]!,
      rejectionReason: i % 3 === 2 ? 'Panel 2 on page 1 is empty.' : null,
      thumbnailKey: i % 4 === 3 ? null : drawn.comic.thumbnailKey,
      createdAt: new Date(Date.now() - (i + 2) * dayMs),
      parts: i % 3 === 0 ? 2 : 1,
    });
}
