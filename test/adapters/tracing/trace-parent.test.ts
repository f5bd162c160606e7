import { expect } from 'chai';
import { readTraceParent, traceHeaders } from '../../../src/adapters/tracing/trace-parent.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const VALID = `00-${TRACE}-${SPAN}-01`;

describe('the header traceparent', () => {
  for (const [flags, sampled] of [
    ['00', false],
    ['01', true],
    ['02', false],
    ['ff', true],
  ] as const)
    it(`is read with the flags ${flags}`, () =>
      expect(readTraceParent(`00-${TRACE}-${SPAN}-${flags}`)).to.deep.equal({ traceId: TRACE, spanId: SPAN, sampled }));

  for (const header of [
    undefined,
    [VALID],
    '',
    'x',
    `${VALID} `,
    ` ${VALID}`,
    `${VALID}\n`,
    `${VALID}\r\nX-Injected: 1`,
    `${VALID}-more`,
    `${VALID}, ${VALID}`,
    `01-${TRACE}-${SPAN}-01`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.slice(1)}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}0-01`,
    `00-${TRACE}-${SPAN}-1`,
    `00-${TRACE}-${SPAN}-0g`,
    `00-${TRACE}-${SPAN}`,
    `00_${TRACE}_${SPAN}_01`,
    `00-${'é'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01${'-a'.repeat(4_000)}`,
  ])
    it(`is ignored as ${JSON.stringify(header)?.slice(0, 80)}`, () =>
      expect(readTraceParent(header, 'a=1')).to.equal(undefined));

  for (const state of [
    'a=1',
    'vendor=opaque:value/1, t@tenant=~',
    '0=x y',
    Array.from({ length: 32 }, (_, n) => `k${n}=v`).join(),
  ])
    it(`is read with tracestate ${state.slice(0, 40)}`, () =>
      expect(readTraceParent(VALID, state)?.state).to.equal(state.replaceAll(', ', ',')));

  for (const state of [
    undefined,
    '',
    'a',
    'a=',
    '=1',
    'A=1',
    'a=1,a=2',
    'a=1,,b=2',
    'a=b=c',
    'a=é',
    'a=1\n',
    'a=\u0000',
    Array.from({ length: 33 }, (_, n) => `k${n}=v`).join(),
    `a=${'x'.repeat(511)}`,
  ])
    it(`drops tracestate ${JSON.stringify(state)?.slice(0, 60)}`, () => {
      const read = readTraceParent(VALID, state === 'a=1\n' ? 'a=1\nb=2' : state);
      expect(read).to.deep.equal({ traceId: TRACE, spanId: SPAN, sampled: true });
    });

  it('is written as it is read', () => {
    expect(traceHeaders(undefined)).to.deep.equal({});
    expect(traceHeaders(readTraceParent(VALID))).to.deep.equal({ traceparent: VALID });
    const unsampled = VALID.replace(/1$/, '0');
    expect(traceHeaders(readTraceParent(unsampled, 'a=1, b=2'))).to.deep.equal({
      ...{ traceparent: unsampled, tracestate: 'a=1,b=2' },
    });
  });
});
