import fc from 'fast-check';

/**
 * Random cases of `npm test` are the same in every run, so that what fails was broken by the change at hand. `npm run test:full`
 * draws new ones; a counterexample it prints becomes a case of its own beside the rule that it broke.
 */
if (!process.env.TEST_FULL) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1405 });
