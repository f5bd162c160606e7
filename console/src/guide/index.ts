export { ProviderLink } from './provider-link.tsx';
export { SaleHero } from './sale-hero.tsx';
export { tierName, tierRequires } from './tier-words.ts';
export { useWay, type Way } from './use-way.ts';
export { Verify } from './verify.tsx';
export { WayToBuy } from './way-to-buy.tsx';
