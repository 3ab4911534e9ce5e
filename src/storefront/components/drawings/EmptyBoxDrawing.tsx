import { accentLine, dashed } from '../strokes.ts'

export const EmptyBoxDrawing = () => (
  <svg viewBox="0 0 320 220" fill="none" aria-hidden="true">
    <ellipse cx="160" cy="196" rx="120" ry="14" fill="var(--sunken)" />
    <path d="M88 112h144v76a8 8 0 0 1-8 8H96a8 8 0 0 1-8-8z" fill="var(--accentSoft)" />
    <path d="M88 112 60 88h76l24 24zm144 0 28-24h-76l-24 24z" fill="var(--accent)" opacity=".55" />
    <path d="M88 112h144v10H88z" fill="var(--accent)" opacity=".28" />
    <rect x="132" y="26" width="56" height="66" rx="9" {...dashed} />
    <path d="M146 46h28m-28 12h18" {...dashed} />
    <path d="M118 152h50m-50 14h30" strokeWidth="5" opacity=".4" {...accentLine} />
    <circle cx="208" cy="160" r="9" fill="var(--accent)" opacity=".5" />
  </svg>
)
