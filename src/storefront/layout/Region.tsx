import { Component, type ReactNode } from 'react'
import { LoadFailed } from '../components/LoadFailed.tsx'

type Props = {
  /** shown instead where the region broke; without it, a way to try again */
  otherwise?: ReactNode
  children: ReactNode
}

/** A part of a page that may break without taking the others with it. */
export class Region extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render(): ReactNode {
    const { otherwise, children } = this.props
    if (!this.state.isBroken) return children
    return otherwise === undefined ? (
      <LoadFailed onRetry={() => this.setState({ isBroken: false })} />
    ) : (
      otherwise
    )
  }
}
