/** The logo of a card brand, or a plain card for unknown brands. */
export const CardMark = ({ brand }: { brand: string }) => (
  <svg viewBox="0 0 44 28" width="44" height="28" fill="none" aria-hidden="true">
    <rect
      x=".5"
      y=".5"
      width="43"
      height="27"
      rx="4.5"
      fill="var(--raised)"
      stroke="var(--border)"
    />
    {marks[brand.toLowerCase()] ?? plain}
  </svg>
)

const lettering = {
  textAnchor: 'middle',
  fontFamily: "Verdana, 'DejaVu Sans', sans-serif",
  fontWeight: 700,
} as const

const marks: Readonly<Record<string, React.ReactNode>> = {
  visa: (
    <text x="22" y="18.5" {...lettering} fontStyle="italic" fontSize="12.5" fill="var(--info)">
      VISA
    </text>
  ),
  mastercard: (
    <>
      <circle cx="17.5" cy="14" r="8" fill="var(--danger)" />
      <circle cx="26.5" cy="14" r="8" fill="var(--warning)" fillOpacity=".8" />
    </>
  ),
  mada: (
    <>
      <path d="M6 9h8v4H6z" fill="var(--info)" />
      <path d="M6 15h8v4H6z" fill="var(--positive)" />
      <text
        x="27.5"
        y="17"
        {...lettering}
        fontSize="8.5"
        textLength="22"
        lengthAdjust="spacingAndGlyphs"
        fill="var(--text)"
      >
        mada
      </text>
    </>
  ),
}

const plain = (
  <path d="M0 8h44v5H0zm7 10h10" fill="var(--borderStrong)" stroke="var(--borderStrong)" />
)
