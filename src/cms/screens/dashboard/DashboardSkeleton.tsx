import type { ReactNode } from 'react'
import { Skeleton } from '../../components/Skeleton.tsx'
import card from './Card.module.css'
import css from './Dashboard.module.css'
import figures from './cards/Metrics.module.css'

export const DashboardSkeleton = () => (
  <div className={css.parts} aria-busy>
    <div className={figures.figures}>
      {['revenue', 'orders', 'average', 'customers'].map((name) => (
        <div key={name} className={figures.tile}>
          <Skeleton width={90} height={16} />
          <Skeleton width={140} height={32} />
          <Skeleton width={110} height={20} />
        </div>
      ))}
    </div>
    <Block>
      <Skeleton height={318} />
    </Block>
    <div className={css.halves}>
      <Rows count={8} height={40} />
      <Rows count={6} height={52} />
    </div>
    <div>
      <div className={css.sectionHead}>
        <Skeleton width={190} height={22} />
      </div>
      <div className={css.thirds}>
        <Rows count={4} height={52} />
        <Rows count={4} height={52} />
        <Rows count={4} height={52} />
      </div>
    </div>
  </div>
)

const Block = ({ children }: { children: ReactNode }) => (
  <div className={card.card}>
    <div className={card.head}>
      <Skeleton width={150} height={20} />
    </div>
    {children}
  </div>
)

const Rows = ({ count, height }: { count: number; height: number }) => (
  <Block>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={css.line} style={{ minBlockSize: height }}>
        <Skeleton width={`${60 - (index % 3) * 10}%`} height={16} />
        <Skeleton width={56} height={16} />
      </div>
    ))}
  </Block>
)
