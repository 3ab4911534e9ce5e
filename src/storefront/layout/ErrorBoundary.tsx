import { Component, type ReactNode } from 'react'
import { LoadFailed } from '../components/LoadFailed.tsx'

type Props = {
  /** shown instead where the region broke; without it, a way to try again */
  fallback?: ReactNode
  children: ReactNode
}

/** A part of a page that may break without taking the others with it. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render(): ReactNode {
    const { fallback, children } = this.props
    if (!this.state.isBroken) return children
    return fallback === undefined ? (
      <LoadFailed onRetry={() => this.setState({ isBroken: false })} />
    ) : (
      fallback
    )
  }
}
