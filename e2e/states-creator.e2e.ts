import { creatorStates } from './states-creator.ts';
import { testStates } from './test-states.ts';

testStates(creatorStates);
