export const BankMark = () => (
  <svg viewBox="0 0 44 28" width="44" height="28" fill="none" aria-hidden="true">
    <rect x=".5" y=".5" width="43" height="27" rx="4.5" fill="var(--accentSoft)" />
    <path
      d="M13.500 11.500 22 6.500l8.500 5zm2 2v6m4.300-6v6m4.400-6v6m4.300-6v6m-15.500 2.500h18"
      stroke="var(--accent)"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
