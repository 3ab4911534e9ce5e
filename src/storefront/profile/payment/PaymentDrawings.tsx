import { accentLine, dashed } from '../../components/strokes.ts'

export const BankDrawing = () => (
  <svg viewBox="0 0 320 180" fill="none" aria-hidden="true" className="pointing">
    <ellipse cx="160" cy="162" rx="112" ry="12" fill="var(--sunken)" />
    <path d="M92 72h136v12H92z" fill="var(--accent)" opacity=".28" />
    <path d="m84 72 76-44 76 44z" fill="var(--accent)" opacity=".55" />
    <circle cx="160" cy="54" r="9" fill="var(--raised)" />
    <path
      d="M104 84h16v60h-16zm32 0h16v60h-16zm32 0h16v60h-16zm32 0h16v60h-16z"
      fill="var(--accentSoft)"
    />
    <path d="M88 144h144v14H88z" fill="var(--accent)" opacity=".4" />
    <path
      d="M244 118h34m-10-10 10 10-10 10"
      stroke="var(--borderStrong)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

export const CardDrawing = () => (
  <svg viewBox="0 0 320 180" fill="none" aria-hidden="true">
    <ellipse cx="160" cy="162" rx="112" ry="12" fill="var(--sunken)" />
    <rect x="112" y="24" width="136" height="88" rx="11" {...dashed} />
    <rect x="76" y="52" width="148" height="96" rx="12" fill="var(--accentSoft)" />
    <path d="M76 74h148v18H76z" fill="var(--accent)" opacity=".55" />
    <rect x="92" y="108" width="28" height="20" rx="4" fill="var(--accent)" opacity=".4" />
    <path d="M136 114h60m-60 10h36" strokeWidth="5" opacity=".4" {...accentLine} />
  </svg>
)
