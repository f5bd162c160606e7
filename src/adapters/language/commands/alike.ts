/** Whether two readings say the same. The order of their values says nothing, nor does a value that is undefined. */
export const alike = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

const inOrder = (reading: unknown): string | undefined =>
  JSON.stringify(reading, (_, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
