import { accentLine, dashed } from '../../components/strokes.ts'

/** A house with a parcel on its way. */
export const HouseDrawing = () => (
  <svg viewBox="0 0 320 220" fill="none" aria-hidden="true" className="pointing">
    <ellipse cx="160" cy="196" rx="128" ry="14" fill="var(--sunken)" />
    <path d="M176 112h96v76a8 8 0 0 1-8 8h-80a8 8 0 0 1-8-8z" fill="var(--accentSoft)" />
    <path d="m164 114 60-46 60 46z" fill="var(--accent)" opacity=".55" />
    <path d="M212 152h24v44h-24z" fill="var(--accent)" opacity=".4" />
    <rect x="190" y="128" width="16" height="16" rx="3" fill="var(--raised)" />
    <rect x="242" y="128" width="16" height="16" rx="3" fill="var(--raised)" />
    <path d="M60 176c8-34 30-50 62-46 20 3 34-4 40-20" {...dashed} />
    <rect x="36" y="160" width="44" height="36" rx="5" fill="var(--raised)" />
    <rect
      x="36"
      y="160"
      width="44"
      height="36"
      rx="5"
      stroke="var(--borderStrong)"
      strokeWidth="2"
    />
    <path d="M58 160v14" strokeWidth="5" {...accentLine} />
    <path d="M224 62s22-18 22-33a22 22 0 1 0-44 0c0 15 22 33 22 33Z" fill="var(--accent)" />
    <circle cx="224" cy="29" r="8" fill="var(--onAccent)" />
  </svg>
)
