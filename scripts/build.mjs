import { buildOrFail } from './machine/build.mjs';
import { prepareMachine } from './machine/install.mjs';
import { stepsToRun } from './steps.mjs';

// Builds the three programs without starting them, for images.
await prepareMachine();
await buildOrFail(stepsToRun);
