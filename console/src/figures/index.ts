export { Limit } from './limit.tsx';
export { Moved } from './moved.tsx';
export { usePortfolio, Worth } from './worth.tsx';
