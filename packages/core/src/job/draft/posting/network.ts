import { lookup } from "node:dns/promises";
import { isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

/** The two things that reach out of this machine. Who asks decides between them which addresses are spoken to. */
export interface Network {
  /** Every address of a host name. Rejects for a name without any. */
  resolve(host: string): Promise<readonly string[]>;
  /** A connection to one of these addresses and to nothing else, on which `host` has proved itself before anything is answered. */
  connect(host: string, addresses: readonly string[]): Socket;
}

/** The internet: names by the system's resolver, connections by TLS on port 443 with the host's certificate checked. */
export const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),

  connect: (host, addresses) =>
    connectTls({
      host,
      port: 443,
      servername: host,
      ALPNProtocols: ["http/1.1"],
      // The name is not looked up again: a second answer could be another one.
      lookup: (_host, { all }, done) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        if (all) done(null, found);
        else done(null, found[0]!.address, found[0]!.family);
      },
    }),
};
