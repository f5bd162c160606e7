const { reporters } = require('mocha');

/** Dots, the name of each failed test as it fails, and what failed so far when the run is interrupted, which then ends with 130. */
module.exports = class InterruptibleDots extends reporters.Dot {
  constructor(runner, options) {
    super(runner, options);
    runner.on('fail', (test) => console.log(`\n  failed: ${test.fullTitle()}`));
    process.once('SIGINT', () => {
      console.log(`\n\n  interrupted: ${this.stats.passes} passed, ${this.stats.failures} failed`);
      reporters.Base.list(this.failures);
      // Mocha ends its workers, then sends this process the same signal.
      process.once('SIGINT', () => process.exit(130));
    });
  }
};
