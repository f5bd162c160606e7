import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { RelaySwapProvider } from '../../../src/adapters/swap/swap-provider.relay.ts';
import { PROVIDER_KEY } from '../../contracts/upstream/upstream-faults.ts';
import { NOON } from '../noon.ts';
import { QUICK } from './provider-server.ts';
import { type RelayServer, startRelayServer } from './relay-server.ts';

/** Opens providers, each with a Relay server of its own, which end with their test. */
export function relayProviders() {
  const opened: { server: RelayServer; provider: RelaySwapProvider }[] = [];

  afterEach(async () => {
    for (const { server, provider } of opened.splice(0)) {
      provider.close();
      await server.stop();
    }
  });

  const open = async (clock = new SettableClock(NOON)) => {
    const server = await startRelayServer();
    const settings = { baseUrl: server.url, key: PROVIDER_KEY, tuning: QUICK };
    const provider = new RelaySwapProvider(settings, { clock, onTrouble: () => {} });
    opened.push({ server, provider });
    return { server, provider, clock };
  };
  return open;
}
