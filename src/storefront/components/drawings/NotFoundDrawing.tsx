/** A drawing of a sensor that gets no response. */
export const NotFoundDrawing = () => (
  <svg viewBox="0 0 320 220" fill="none" aria-hidden="true">
    <ellipse cx="160" cy="196" rx="128" ry="14" fill="var(--sunken)" />
    <g stroke="var(--border)" strokeWidth="2" strokeDasharray="3 9" strokeLinecap="round">
      <path d="M214 84a62 62 0 0 1 0 62" />
      <path d="M238 66a94 94 0 0 1 0 98" />
      <path d="M106 84a62 62 0 0 0 0 62" />
      <path d="M82 66a94 94 0 0 0 0 98" />
    </g>
    <path d="M156 130h8v66h-8z" fill="var(--borderStrong)" />
    <rect x="120" y="70" width="80" height="92" rx="12" fill="var(--raised)" />
    <rect
      x="120"
      y="70"
      width="80"
      height="92"
      rx="12"
      stroke="var(--borderStrong)"
      strokeWidth="2"
    />
    <rect x="132" y="82" width="56" height="40" rx="6" fill="var(--accentSoft)" />
    <path d="M148 110c4-7 20-7 24 0" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
    <circle cx="150" cy="96" r="3" fill="var(--accent)" />
    <circle cx="170" cy="96" r="3" fill="var(--accent)" />
    <path d="M136 136h36m-36 10h22" stroke="var(--border)" strokeWidth="4" strokeLinecap="round" />
    <circle cx="184" cy="141" r="4" fill="var(--warning)" />
    <path d="M160 70V44" stroke="var(--borderStrong)" strokeWidth="4" strokeLinecap="round" />
    <circle cx="160" cy="40" r="6" fill="var(--accent)" />
  </svg>
)
