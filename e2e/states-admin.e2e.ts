import { adminStates } from './states-admin.ts';
import { testStates } from './test-states.ts';

testStates(adminStates);
