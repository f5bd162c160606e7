const { reporters } = require('mocha');

/** Dots, the name of each failed test as it fails, and what failed so far when the run is interrupted, which then ends with 130. */
module.exports = class InterruptibleDots extends reporters.Dot {
  constructor(runner, options) {
    super(runner, options);
    runner.on('fail', (test) => process.stdout.write(`\n  failed: ${test.fullTitle()}\n`));
    process.once('SIGINT', () => {
      process.stdout.write(`\n\n  interrupted: ${this.stats.passes} passed, ${this.stats.failures} failed\n`);
      reporters.Base.list(this.failures);
      // Mocha ends its workers, and takes what is left for the end of a run whose failures are its status: this one was not ended.
      process.on('exit', () => process.exit(130));
      // Then it sends this process the same signal.
      process.once('SIGINT', () => process.exit(130));
    });
  }
};
