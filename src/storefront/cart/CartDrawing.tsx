import { accentLine, dashed } from '../components/strokes.ts'

export const CartDrawing = () => (
  <svg viewBox="0 0 320 220" fill="none" aria-hidden="true" className="pointing">
    <ellipse cx="160" cy="198" rx="124" ry="14" fill="var(--sunken)" />
    <path d="M44 52h28a8 8 0 0 1 8 6l6 22" strokeWidth="7" {...accentLine} />
    <path d="M86 80h168l-18 70a10 10 0 0 1-10 8H114a10 10 0 0 1-10-8z" fill="var(--accentSoft)" />
    <path
      d="M86 80h168l-4 14H90zm30 20v44m36-44v44m36-44v44m34-44-6 44"
      strokeOpacity=".45"
      strokeWidth="5"
      {...accentLine}
    />
    <path d="m106 158 4 14h122" strokeWidth="7" strokeLinejoin="round" {...accentLine} />
    <circle cx="126" cy="188" r="11" fill="var(--accent)" />
    <circle cx="216" cy="188" r="11" fill="var(--accent)" />
    <rect x="132" y="14" width="66" height="50" rx="9" {...dashed} />
    <path d="M150 32h30m-30 14h18" {...dashed} />
  </svg>
)
