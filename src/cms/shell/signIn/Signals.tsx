import Box from '@mui/material/Box'

/** An illustration of stations sending signals: rings around points, in the brand's colours. */
export function Signals() {
  return (
    <Box
      component="svg"
      sx={{
        position: 'absolute',
        inset: 0,
        blockSize: '100%',
        inlineSize: '100%',
        '&:dir(rtl)': { transform: 'scaleX(-1)' },
      }}
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMid slice"
    >
      {stations.map(({ x, y, rings }) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x} ${y})`}
          stroke="var(--accent)"
          strokeWidth={1.25}
        >
          {Array.from({ length: rings }, (_, index) => (
            <circle key={index} fill="none" r={34 + index * 38} opacity={0.75 - index * 0.13} />
          ))}
          <circle fill="var(--accentSoft)" stroke="none" r={16} />
          <circle fill="var(--accent)" stroke="none" r={6} />
        </g>
      ))}
      <path
        fill="none"
        stroke="var(--borderStrong)"
        strokeWidth={1.25}
        strokeDasharray="2 7"
        strokeLinecap="round"
        d="M170 610 360 470 610 250M360 470 690 610M360 470 560 790"
      />
    </Box>
  )
}

const stations = [
  { x: 360, y: 470, rings: 6 },
  { x: 610, y: 250, rings: 3 },
  { x: 170, y: 610, rings: 3 },
  { x: 690, y: 610, rings: 2 },
  { x: 560, y: 790, rings: 1 },
  { x: 150, y: 210, rings: 1 },
]
