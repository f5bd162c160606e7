// Sets the chosen theme before the first paint; an inline script is refused by the policy.
try {
  const theme = localStorage.getItem('console.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme applies.
}
