import { EventEmitter } from 'node:events';
import { expect } from 'chai';
import sinon from 'sinon';
import { InMemoryErrorTracker } from '../../../src/adapters/error-tracker/error-tracker.memory.ts';
import { noTracer } from '../../../src/adapters/tracing/tracer.none.ts';
import { endOnDefect } from '../../../src/infrastructure/process/end-on-defect.ts';
import { until } from '../../support/real-time.ts';

describe('an error that nothing caught', () => {
  const watched = (errors: InMemoryErrorTracker | undefined) => {
    const source = new EventEmitter();
    const [fatal, end] = [sinon.spy(), sinon.spy()];
    endOnDefect(source, { logger: { fatal } as never, tracer: noTracer, errors: () => errors, end });
    return { source, fatal, end };
  };

  it('is logged and tracked, and ends the process once', async () => {
    const errors = new InMemoryErrorTracker();
    const { source, fatal, end } = watched(errors);
    const error = new RangeError('x');
    source.emit('uncaughtException', error, 'unhandledRejection');
    source.emit('uncaughtException', new Error('while it ends'), 'uncaughtException');
    await until(() => end.called);
    expect(fatal.args.map(([{ origin }]) => origin)).to.deep.equal(['unhandledRejection', 'uncaughtException']);
    expect(fatal.firstCall.args[0]).to.include({ err: error });
    expect(end.callCount).to.equal(1);
    expect(errors.tracked.map(({ source: from, place }) => [from, place])).to.deep.equal([
      ['process', 'unhandledRejection'],
    ]);
  });

  it('ends the process before the service is open', async () => {
    const { source, end } = watched(undefined);
    source.emit('uncaughtException', new Error('x'), 'uncaughtException');
    await until(() => end.called);
  });

  it('ends the process within two seconds when the error tracker hangs', async () => {
    const errors = new InMemoryErrorTracker();
    const time = sinon.useFakeTimers({ toFake: ['setTimeout'] });
    sinon.stub(errors, 'flush').returns(new Promise(() => {}));
    const { source, end } = watched(errors);
    source.emit('uncaughtException', new Error('x'), 'uncaughtException');
    await time.tickAsync(1_999);
    expect(end.called).to.equal(false);
    await time.tickAsync(1);
    time.restore();
    await until(() => end.called);
  });
});
