export { Activity } from './activity.tsx';
export { Received } from './received.tsx';
export { Transactions } from './transactions.tsx';
