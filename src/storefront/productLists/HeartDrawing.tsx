/** A shelf with a heart in place of a product. */
export const HeartDrawing = () => (
  <svg viewBox="0 0 320 220" fill="none" aria-hidden="true">
    <ellipse cx="160" cy="196" rx="120" ry="14" fill="var(--sunken)" />
    <rect x="52" y="152" width="216" height="12" rx="6" fill="var(--accent)" opacity=".28" />
    <path
      d="M84 164v26m152-26v26"
      stroke="var(--accent)"
      strokeWidth="8"
      strokeLinecap="round"
      opacity=".28"
    />
    <rect x="72" y="104" width="44" height="48" rx="8" fill="var(--accentSoft)" />
    <path
      d="M84 120h20m-20 12h12"
      stroke="var(--accent)"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".4"
    />
    <rect
      x="212"
      y="92"
      width="36"
      height="60"
      rx="8"
      stroke="var(--borderStrong)"
      strokeWidth="2"
      strokeDasharray="4 8"
      strokeLinecap="round"
    />
    <path
      d="M164 148s-34-19.500-34-44a18 18 0 0 1 34-8 18 18 0 0 1 34 8c0 24.500-34 44-34 44Z"
      fill="var(--accent)"
      opacity=".75"
    />
    <path
      d="M142 102a8 8 0 0 1 8-8"
      stroke="var(--surface)"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".7"
    />
  </svg>
)
