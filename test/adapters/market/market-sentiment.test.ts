import { expect } from 'chai';
import { SettableClock, systemClock } from '../../../src/adapters/local/clock.ts';
import { AlternativeMeMarketSentiment } from '../../../src/adapters/market/market-sentiment.alternative-me.ts';
import { InMemoryMarketSentiment } from '../../../src/adapters/market/market-sentiment.memory.ts';
import type { Clock } from '../../../src/application/ports/system.ts';
import { marketDataUnavailable } from '../../../src/domain/market/errors.ts';
import type { Sentiment } from '../../../src/domain/market/snapshot.ts';
import { describeMarketSentimentContract, SENTIMENT } from '../../contracts/market/market-sentiment.contract.ts';
import { describeUpstreamFaults } from '../../contracts/upstream/upstream-faults.ts';
import { NOON } from '../../support/noon.ts';
import { failureOf } from '../../support/rejection.ts';
import { type ProviderServer, QUICK, sends, startProviderServer } from '../../support/servers/provider-server.ts';

/** The index in the provider's format, followed by yesterday's reading. */
const inWords = ({ value, classification, updatedAt }: Sentiment) => ({
  name: 'Fear and Greed Index',
  data: [
    {
      value: String(value),
      value_classification: classification,
      timestamp: String(updatedAt.getTime() / 1000),
      time_until_update: '25675',
    },
    { value: '33', value_classification: 'Fear', timestamp: '1777161600' },
  ],
  metadata: { error: null },
});

describeMarketSentimentContract('memory', async () => {
  const sentiment = new InMemoryMarketSentiment(() => SENTIMENT);
  return { sentiment, put: (reading) => sentiment.put(reading) };
});

const openSentiment = ({ url }: ProviderServer, clock: Clock = systemClock) =>
  new AlternativeMeMarketSentiment({ baseUrl: url, tuning: QUICK }, { clock, onTrouble: () => {} });

describeMarketSentimentContract('alternative.me', async () => {
  let reading = SENTIMENT;
  const clock = new SettableClock(NOON);
  const server = await startProviderServer(() => inWords(reading));
  const put = (next: Sentiment) => {
    reading = next;
    clock.advance(60_000);
  };
  return { sentiment: openSentiment(server, clock), put, stop: server.stop };
});

describe('AlternativeMeMarketSentiment', () => {
  describeUpstreamFaults({ unavailable: 'MARKET_DATA_UNAVAILABLE' }, async ({ clock }) => {
    const server = await startProviderServer(() => inWords(SENTIMENT));
    const sentiment = openSentiment(server, clock);
    return { server, ask: () => sentiment.latest() };
  });

  const withReading = (change: object): object => {
    const words = inWords(SENTIMENT);
    return { ...words, data: [{ ...words.data[0], ...change }] };
  };
  const nonsense: Readonly<Record<string, object>> = {
    'a number where text was due': withReading({ value: 47 }),
    'a value beyond the scale': withReading({ value: '101' }),
    'a value below the scale': withReading({ value: '-1' }),
    'a value that is no whole number': withReading({ value: '4.7' }),
    'an empty value': withReading({ value: '' }),
    'no word for it': withReading({ value_classification: undefined }),
    'markup for a word': withReading({ value_classification: '<b>Fear</b>' }),
    'a date for a time': withReading({ timestamp: '01-11-2026' }),
    'no reading': { ...inWords(SENTIMENT), data: [] },
    'an error beside the data': { ...inWords(SENTIMENT), metadata: { error: 'maintenance' } },
    'no metadata': { data: inWords(SENTIMENT).data },
  };

  it('requests only the latest reading, once a minute', async () => {
    const server = await startProviderServer(() => inWords(SENTIMENT));
    const clock = new SettableClock(NOON);
    const sentiment = openSentiment(server, clock);
    await sentiment.latest();
    clock.advance(59_999);
    await sentiment.latest();
    expect(server.asked.map(({ path, query }) => `${path}?${query}`)).to.deep.equal(['/fng/?limit=1']);
    clock.advance(1);
    await sentiment.latest();
    expect(server.asked).to.have.length(2);
    await server.stop();
  });

  for (const [name, answer] of Object.entries(nonsense))
    it(`rejects ${name}`, async () => {
      const server = await startProviderServer(() => inWords(SENTIMENT));
      server.behave(sends(200, JSON.stringify(answer)));
      await failureOf(openSentiment(server).latest(), marketDataUnavailable);
      await server.stop();
    });
});
