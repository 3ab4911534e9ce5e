import { Component, type ReactNode } from 'react'
import { LoadFailed } from '../components/LoadFailed.tsx'

type Props = {
  /** shown after an error; by default a message with a retry button */
  fallback?: ReactNode
  children: ReactNode
}

/** Contains a rendering error, so that the rest of the page keeps working. */
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
