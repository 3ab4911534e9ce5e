import type { ReactNode } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import styles from './HeroScene.module.css'
import { facesOf, polygon, project, type Block, type Point } from './isometric.ts'

/** A drawing of four sites that report to one gateway, in the brand's colours. */
export function HeroScene({ className }: { className?: string | undefined }) {
  const formats = useFormats()
  return (
    <svg viewBox="-316 -300 632 500" className={className} aria-hidden="true">
      <ellipse cx="0" cy="12" rx="340" ry="196" className={styles.glow} />
      {[1.6, 2.7, 3.8].map((scale) => (
        <ellipse key={scale} rx={64 * scale} ry={37 * scale} cy="8" className={styles.ring} />
      ))}
      <Site at={[-7.4, -2]}>
        <Box at={[-6.9, -1.4, 0.2]} size={[1.4, 1.5, 3.4]} />
        <Windows at={[-6.9, 0.1, 0.5]} rows={6} columns={3} lit={[2, 7, 9, 13, 16]} />
        <Box at={[-5.3, -0.9, 0.2]} size={[1.3, 1.6, 2.1]} tone="accent" />
        <Windows at={[-5.3, 0.7, 0.4]} rows={4} columns={3} lit={[1, 5, 6]} />
        <Box at={[-6.6, -1.1, 3.6]} size={[0.5, 0.5, 0.3]} tone="light" />
        <Box at={[-6.9, 0.9, 0.2]} size={[2.9, 0.5, 0.12]} tone="soft" />
      </Site>
      <Site at={[-2, -7.4]}>
        <Tank at={[-0.9, -6.2, 0.2]} />
        <Tank at={[0.4, -4.9, 0.2]} />
        <Box at={[-1.6, -4.9, 0.2]} size={[0.7, 0.7, 1.1]} tone="accent" />
        <Box at={[-1.45, -4.75, 1.3]} size={[0.25, 0.25, 0.5]} tone="light" />
      </Site>
      <Link from={[-5.4, -0.4, 3]} to={mast} />
      <Link from={[0, -5.4, 2.6]} to={mast} />
      <Site at={[-2, -2]} raised>
        <Box at={[-1.1, -1.1, 0.4]} size={[2.2, 2.2, 0.22]} tone="soft" />
        <Box at={[-0.72, -0.72, 0.62]} size={[1.44, 1.44, 0.9]} tone="light" />
        <Box at={[-0.55, -0.1, 1.52]} size={[0.14, 0.14, 2.4]} tone="accent" />
        <Box at={[0.4, -0.1, 1.52]} size={[0.14, 0.14, 2.4]} tone="accent" />
        <Lights at={[-0.45, 0.73, 0.98]} />
      </Site>
      <Link from={[-0.6, 5.2, 1.5]} to={mast} />
      <Link from={[5.4, -0.2, 2.2]} to={mast} />
      <Site at={[-2, 3.4]}>
        {[0, 1, 2, 3].map((row) => (
          <g key={row}>
            <Box at={[-1.7, 3.8 + row * 0.82, 0.2]} size={[3.4, 0.34, 0.14]} tone="soft" />
            {[0, 1, 2, 3, 4].map((plant) => (
              <Plant key={plant} at={[-1.45 + plant * 0.72, 3.97 + row * 0.82, 0.34]} />
            ))}
          </g>
        ))}
        <Box at={[0.9, 6.2, 0.2]} size={[0.16, 0.16, 1.5]} tone="light" />
        <Box at={[0.68, 5.98, 1.7]} size={[0.6, 0.6, 0.5]} tone="accent" />
      </Site>
      <Site at={[3.4, -2]}>
        <Box at={[3.8, -1.7, 0.2]} size={[3.1, 1.5, 1.3]} />
        <Box at={[3.65, -1.85, 1.5]} size={[3.4, 1.8, 0.16]} tone="accent" />
        {[0, 1, 2].map((door) => (
          <polygon
            key={door}
            className={styles.door}
            points={polygon(
              [4.05 + door, -0.2, 0.2],
              [4.7 + door, -0.2, 0.2],
              [4.7 + door, -0.2, 1.05],
              [4.05 + door, -0.2, 1.05],
            )}
          />
        ))}
        <Box at={[4.2, 0.55, 0.36]} size={[1.7, 0.72, 0.86]} tone="light" />
        <Box at={[6, 0.6, 0.36]} size={[0.55, 0.62, 0.62]} tone="accent" />
        <Box at={[4.9, 0.75, 1.22]} size={[0.4, 0.3, 0.14]} tone="accent" />
      </Site>
      <Reading at={[-5.4, -0.4, 3.9]} text={formats.digits('21.5')} unit="°C" />
      <Reading at={[0.4, -5.4, 3.2]} text={formats.digits('72')} unit="%" />
      <Reading at={[0.9, 6.2, 3.1]} text={formats.digits('34')} unit="%" />
      <Reading at={[5.2, 0.9, 2.6]} text={`-${formats.digits('18.4')}`} unit="°C" />
    </svg>
  )
}

const mast: Point = [0, 0, 4]

type Tone = 'plain' | 'soft' | 'light' | 'accent'

const Box = ({ at, size, tone = 'plain' }: Block & { tone?: Tone }) => {
  const { top, near, far } = facesOf({ at, size })
  return (
    <g className={styles[tone]}>
      <polygon points={near} className={styles.near} />
      <polygon points={far} className={styles.far} />
      <polygon points={top} className={styles.top} />
    </g>
  )
}

type SiteProps = { at: Point; raised?: boolean; children: ReactNode }

const Site = ({ at: [x, y], raised = false, children }: SiteProps) => (
  <g>
    <Box at={[x, y, -0.3]} size={[4, 4, raised ? 0.7 : 0.5]} tone="soft" />
    {children}
  </g>
)

type WindowsProps = { at: Point; rows: number; columns: number; lit: readonly number[] }

const Windows = ({ at: [x, y, z = 0], rows, columns, lit }: WindowsProps) =>
  Array.from({ length: rows * columns }, (_, index) => {
    const left = x + 0.18 + (index % columns) * 0.38
    const low = z + Math.floor(index / columns) * 0.46
    return (
      <polygon
        key={index}
        className={lit.includes(index) ? styles.lit : styles.window}
        points={polygon(
          [left, y, low],
          [left + 0.24, y, low],
          [left + 0.24, y, low + 0.26],
          [left, y, low + 0.26],
        )}
      />
    )
  })

const Tank = ({ at }: { at: Point }) => {
  const [x, y] = project(at)
  return (
    <g transform={`translate(${x} ${y})`} className={styles.tank}>
      <path d="M-38 0v-58a38 22 0 0 1 76 0v58a38 22 0 0 1-76 0" className={styles.near} />
      <path d="M0 22v-58a38 22 0 0 0 38-22v58A38 22 0 0 1 0 22" className={styles.far} />
      <ellipse cy="-58" rx="38" ry="22" className={styles.top} />
      <ellipse cy="-58" rx="13" ry="7.5" className={styles.near} />
      <path d="M-28-28v32" className={styles.gauge} />
      <path d="M-28-16v20" className={styles.level} />
    </g>
  )
}

const Plant = ({ at }: { at: Point }) => {
  const [x, y] = project(at)
  return (
    <path
      className={styles.plant}
      d={`M${x} ${y}v-9m0 3c-7 1-8-5-8-7 5-1 8 2 8 7m0 0c7 1 8-5 8-7-5-1-8 2-8 7`}
    />
  )
}

const Lights = ({ at: [x, y, z = 0] }: { at: Point }) =>
  [0, 1, 2].map((light) => {
    const [cx, cy] = project([x + light * 0.26, y, z])
    return <circle key={light} cx={cx} cy={cy} r="3" className={styles.level} />
  })

const Link = ({ from, to }: { from: Point; to: Point }) => {
  const [x, y] = project(from)
  const [endX, endY] = project(to)
  const lift = Math.min(y, endY) - 70
  return (
    <g>
      <path d={`M${x} ${y}Q${(x + endX) / 2} ${lift} ${endX} ${endY}`} className={styles.link} />
      <circle cx={x} cy={y} r="4" className={styles.node} />
    </g>
  )
}

const Reading = ({ at, text, unit }: { at: Point; text: string; unit: string }) => {
  const [x, y] = project(at)
  const width = 44 + (text.length + unit.length) * 8.5
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-17" width={width} height="34" rx="10" className={styles.reading} />
      <circle cx={-width / 2 + 17} r="4" className={styles.node} />
      <text x={-width / 2 + 29} y="5" className={styles.value} direction="ltr">
        {text}
        <tspan className={styles.unit}>{` ${unit}`}</tspan>
      </text>
    </g>
  )
}
