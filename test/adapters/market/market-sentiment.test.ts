import { expect } from 'chai';
import { AlternativeMeMarketSentiment } from '../../../src/adapters/market/market-sentiment.alternative-me.ts';
import { InMemoryMarketSentiment } from '../../../src/adapters/market/market-sentiment.memory.ts';
import { marketDataUnavailable } from '../../../src/domain/market/errors.ts';
import type { Sentiment } from '../../../src/domain/market/snapshot.ts';
import { describeMarketSentimentContract, SENTIMENT } from '../../contracts/market-sentiment.contract.ts';
import { failureOf } from '../../support/rejection.ts';
import {
  type Conduct,
  failings,
  says,
  startUpstreamServer,
  type UpstreamServer,
} from '../../support/upstream-server.ts';

const TIMEOUT_MS = 150;

/** The index in the upstream's own words, with yesterday's reading behind it. */
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

describeMarketSentimentContract('alternative.me', async () => {
  const server = await startUpstreamServer(says(inWords(SENTIMENT)));
  const sentiment = new AlternativeMeMarketSentiment({ baseUrl: server.url });
  return { sentiment, put: (reading) => server.behave(says(inWords(reading))), stop: server.stop };
});

describe('alternative.me', () => {
  let server: UpstreamServer;
  let sentiment: AlternativeMeMarketSentiment;
  beforeEach(async () => {
    server = await startUpstreamServer(says(inWords(SENTIMENT)));
    sentiment = new AlternativeMeMarketSentiment({ baseUrl: server.url, timeoutMs: TIMEOUT_MS });
  });
  afterEach(() => server.stop());

  const withReading = (change: object): Conduct => {
    const words = inWords(SENTIMENT);
    return says({ ...words, data: [{ ...words.data[0], ...change }] });
  };
  const nonsense: Readonly<Record<string, Conduct>> = {
    'a number where text was due': withReading({ value: 47 }),
    'a value beyond the scale': withReading({ value: '101' }),
    'a value below the scale': withReading({ value: '-1' }),
    'a value that is no whole number': withReading({ value: '4.7' }),
    'an empty value': withReading({ value: '' }),
    'no word for it': withReading({ value_classification: undefined }),
    'markup for a word': withReading({ value_classification: '<b>Fear</b>' }),
    'a date for a time': withReading({ timestamp: '01-11-2026' }),
    'no reading': says({ ...inWords(SENTIMENT), data: [] }),
    'an error beside the data': says({ ...inWords(SENTIMENT), metadata: { error: 'maintenance' } }),
    'no metadata': says({ data: inWords(SENTIMENT).data }),
  };

  it('is asked for the latest reading only', async () => {
    await sentiment.latest();
    expect(server.asked).to.deep.equal(['GET /fng/?limit=1']);
  });

  for (const [name, conduct] of Object.entries({ ...failings, ...nonsense })) {
    it(`makes no reading of ${name}`, async () => {
      server.behave(conduct);
      const { cause } = await failureOf(sentiment.latest(), marketDataUnavailable);
      expect(String(cause)).to.include(new URL(server.url).host);
    });
  }
});
