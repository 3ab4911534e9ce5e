import { accentLine, dashed } from '../components/strokes.ts'

/** A shelf with a heart in place of a product. */
export const HeartDrawing = () => (
  <svg viewBox="0 0 320 220" fill="none" aria-hidden="true">
    <ellipse cx="160" cy="196" rx="120" ry="14" fill="var(--sunken)" />
    <rect x="52" y="152" width="216" height="12" rx="6" fill="var(--accent)" opacity=".28" />
    <path d="M84 164v26m152-26v26" strokeWidth="8" opacity=".28" {...accentLine} />
    <rect x="72" y="104" width="44" height="48" rx="8" fill="var(--accentSoft)" />
    <path d="M84 120h20m-20 12h12" strokeWidth="4" opacity=".4" {...accentLine} />
    <rect x="212" y="92" width="36" height="60" rx="8" {...dashed} />
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
