// Preloaded into a program that may only connect to this machine.
const { fetch } = globalThis;

globalThis.fetch = async (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input);
  if (hostname !== '127.0.0.1') throw new TypeError(`kept from ${hostname}`);
  return await fetch(input, init);
};
