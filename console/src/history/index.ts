export { Transactions } from './transactions.tsx';
