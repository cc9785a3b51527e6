import { openDatabase } from '@panelwise/db/client';
import { openStore } from '@panelwise/storage/open-store';
import { v7 } from 'uuid';
import { allMayLeave } from '../../../ledger/testing/all-may-leave.ts';
import { createGate } from '../../provider/gate.ts';
import { createOpenAiWriter } from '../openai-writer.ts';
import { newBrief } from './new-brief.ts';

/*
 * A process that has one breakdown written in the background and can be killed on the way:
 *   node writer-process.ts <database url> <folder of the store> <provider url> <name of the brief>
 */
const [databaseUrl, dir, baseUrl, name] = process.argv.slice(2) as [string, string, string, string];
const { db } = openDatabase(databaseUrl, { max: 2 });
const store = await openStore({ kind: 'files', dir });
const writer = createOpenAiWriter(
  { apiKey: 'sk-test', baseUrl, api: 'responses', textModel: 'gpt-5-mini', imageModel: 'none' },
  { ...allMayLeave, db, store, gate: createGate(db, 'openai'), graceMs: 30_000 },
);
await writer.breakdown(newBrief(name), { runId: v7(), signal: new AbortController().signal });
process.exit(0);
