// Sets the chosen looks before the first paint; an inline script is refused by the policy. The names are those of src/kit/looks.ts.
try {
  for (const [name, values] of [
    ['theme', ['light', 'dark']],
    ['sidebar', ['narrow', 'none']],
    ['charts', ['hidden']],
  ]) {
    const value = localStorage.getItem(`console.${name}`);
    if (values.includes(value)) document.documentElement.dataset[name] = value;
  }
} catch {
  // Storage is blocked: the usual looks apply.
}
