export { Limit } from './limit.tsx';
export { Moved } from './moved.tsx';
export { ValueHistory } from './value-history.tsx';
