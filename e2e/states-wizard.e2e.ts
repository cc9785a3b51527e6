import { wizardStates } from './states-wizard.ts';
import { testStates } from './test-states.ts';

testStates(wizardStates);
