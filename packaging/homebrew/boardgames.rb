# Where the package is published is not settled: scripts/formula.mjs fills in address and checksum of a tarball.
class Boardgames < Formula
  desc "Newton, The New Science and Leonardo da Vinci for the terminal"
  url "@URL@"
  version "@VERSION@"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "node"

  def install
    system "npm", "install", *std_npm_args
    bin.install_symlink libexec.glob("bin/*")
    man1.install_symlink libexec/"lib/node_modules/boardgames/docs/boardgames.1"
    generate_completions_from_executable(bin/"boardgames", "completion")
  end

  test do
    ENV["BOARDGAMES_HOME"] = testpath.to_s
    assert_match version.to_s, shell_output("#{bin}/boardgames --version")
    assert_match "The game is kept", pipe_output("#{bin}/boardgames newton --solo --plain --seed brew", "1\n1\n", 0)
  end
end
