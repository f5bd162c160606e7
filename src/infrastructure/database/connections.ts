/** Of each process, for counting requests: one exchange a class is under way at a time, and seldom of more classes than these. */
export const COUNTING_CONNECTIONS = 3;
