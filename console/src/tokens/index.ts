export { TokenField } from './token-field.tsx';
export { useAssets } from './use-assets.ts';
