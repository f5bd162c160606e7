export { Limit } from './limit.tsx';
export { Moved } from './moved.tsx';
export { movementText, statusText } from './movement.ts';
export { usePortfolio, Worth } from './worth.tsx';
