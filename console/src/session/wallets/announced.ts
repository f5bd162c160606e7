import { guarded, type Provider, type Simulated } from './guarded-provider.ts';

const ANNOUNCED = 'eip6963:announceProvider';

type Announcement = Readonly<{ info: Readonly<{ uuid: string }>; provider: Provider }>;

/** Replaces each announced wallet (EIP-6963) by its guarded form, before anything else in the page sees it. Call it first. */
export function guardAnnouncements(simulated: Simulated): void {
  const own = new WeakSet<Announcement>();
  const guards = new WeakMap<Provider, Provider>();
  const guardOf = (provider: Provider): Provider => {
    const guard = guards.get(provider) ?? guarded(provider, simulated);
    guards.set(provider, guard);
    return guard;
  };
  const replace = (event: Event) => {
    const { detail } = event as CustomEvent<Announcement>;
    if (own.has(detail)) return;
    event.stopImmediatePropagation();
    const replaced = Object.freeze({ info: detail.info, provider: guardOf(detail.provider) });
    own.add(replaced);
    window.dispatchEvent(new CustomEvent(ANNOUNCED, { detail: replaced }));
  };
  window.addEventListener(ANNOUNCED, replace, { capture: true });
}
