import { accentLine, dashed } from '../components/strokes.ts'

/** Two boxes side by side, one of them still empty. */
export const ScalesDrawing = () => (
  <svg viewBox="0 0 320 220" fill="none" aria-hidden="true">
    <ellipse cx="160" cy="196" rx="120" ry="14" fill="var(--sunken)" />
    <path d="M64 84h84v104a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8z" fill="var(--accentSoft)" />
    <path d="M64 84h84v14H64z" fill="var(--accent)" opacity=".45" />
    <path d="M80 124h52m-52 18h36m-36 18h44" strokeWidth="5" opacity=".45" {...accentLine} />
    <rect x="172" y="85" width="84" height="110" rx="8" {...dashed} />
    <path
      d="M214 128v24m-12-12h24"
      stroke="var(--borderStrong)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path
      d="M136 58h48m-10-10 10 10-10 10M146 48l-10 10 10 10"
      strokeWidth="4"
      strokeLinejoin="round"
      opacity=".6"
      {...accentLine}
    />
  </svg>
)
